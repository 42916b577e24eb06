/// How a type reads in a message.
struct TypeText {
  /// As Swift prints it, with modules and enclosing types.
  let full: String
  private let isProtocol: Bool

  init(_ type: any Any.Type) {
    full = String(reflecting: type)
    // Swift prints a protocol without its `any`; only the metatype's own type tells.
    isProtocol = String(reflecting: Swift.type(of: type)).hasSuffix(".Protocol")
  }

  /// Without modules and enclosing types: `Shop.Repository<Model.User>` is `Repository<User>`.
  var short: String {
    var text = ""
    var path = ""
    var isInContext = false
    for character in full {
      if isInContext || (character == "(" && path.last == ".") {
        // A private type's file, which prints as `(unknown context at $…)`.
        isInContext = character != ")"
      } else if character.isLetter || character.isNumber || character == "_" || character == "." {
        path.append(character)
      } else {
        text += Self.lastComponent(of: path)
        text.append(character)
        path = ""
      }
    }
    return text + Self.lastComponent(of: path)
  }

  /// As the first argument of `get`.
  var metatype: String {
    let short = short
    if isProtocol { return "(any \(short)).self" }
    return short.contains("->") || short.hasPrefix("any ") ? "(\(short)).self" : "\(short).self"
  }

  private static func lastComponent(of path: String) -> Substring {
    path.split(separator: ".").last ?? ""
  }
}
