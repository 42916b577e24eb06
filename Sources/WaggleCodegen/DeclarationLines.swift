package import WaggleSyntax

/// What the parser saw in a file, one JSON object a line with its keys sorted.
package struct DeclarationLines {
  private let path: String
  private(set) package var text = ""

  /// Lists every declaration at file level and in type bodies, in source order.
  package init(_ file: SourceFile) {
    path = file.path
    for declaration in file.declarations { add(declaration, scope: "") }
  }

  private mutating func add(_ declaration: Declaration, scope: String) {
    switch declaration.kind {
    case .case, .subscript, .deinit, .associatedtype, .operator, .precedencegroup, .macro: return
    default: break
    }
    guard !declaration.name.isEmpty || declaration.kind == .extension else { return }
    let hasSignature = declaration.kind == .func || declaration.kind == .`init`
    let base =
      declaration.kind == .extension || declaration.kind == .import ? squeeze(declaration.name) : declaration.name
    let labels = hasSignature ? "(" + declaration.parameters.map { $0.label + ":" }.joined() + ")" : ""
    let name = (declaration.kind == .import || scope.isEmpty ? "" : scope + ".") + base + labels
    let parameters = declaration.parameters.map { parameter in
      list([
        parameter.label, squeeze(parameter.type) + (parameter.isVariadic ? "..." : ""),
        parameter.defaultValue == nil ? "" : "default",
      ])
    }
    text += "{\"attributes\":" + list(declaration.attributes.map { squeeze($0.name) })
    text += ",\"column\":\(declaration.position.column)"
    text += ",\"conditions\":" + list(declaration.conditions.map(squeeze))
    text += ",\"file\":" + quote(path)
    text += ",\"inherits\":" + list(declaration.inherited.map(squeeze))
    text += ",\"kind\":" + quote(declaration.kind.rawValue)
    text += ",\"line\":\(declaration.position.line)"
    text += ",\"modifiers\":" + list(declaration.modifiers)
    text += ",\"name\":" + quote(name)
    text += ",\"parameters\":[" + (hasSignature ? parameters.joined(separator: ",") : "") + "]"
    text += ",\"type\":" + quote(squeeze(declaration.type ?? "")) + "}\n"
    for member in declaration.members { add(member, scope: (scope.isEmpty ? "" : scope + ".") + base) }
  }

  private func squeeze(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private func list(_ items: [String]) -> String { "[" + items.map(quote).joined(separator: ",") + "]" }

  private func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case ..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
