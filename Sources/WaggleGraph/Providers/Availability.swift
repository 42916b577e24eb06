import WaggleSyntax

/// On which platforms, from which versions, and whether still, something may be used.
package struct Availability: Hashable, Sendable {
  /// `macOS 15, iOS 18, *`: what `#available` and `@available` are given, each of them.
  package private(set) var versions: [String] = []
  /// Conditions that leave out the platforms where it is unavailable.
  package private(set) var conditions: [String] = []
  package var isDeprecated = false
  /// Whether no code may use it.
  private(set) var isUnavailable = false

  /// Adds up the attributes of a declaration and of those around it.
  init(_ declarations: [Declaration]) {
    for declaration in declarations {
      for attribute in declaration.attributes where attribute.name == "available" {
        add(Self.split(attribute.arguments ?? ""))
      }
    }
  }

  /// The arguments between commas; those in a message's text divide nothing.
  private static func split(_ text: String) -> [String] {
    var isInString = false
    return text.split { character in
      if character == "\"" { isInString.toggle() }
      return character == "," && !isInString
    }.map(\.trimmed)
  }

  private mutating func add(_ arguments: [String]) {
    guard let first = arguments.first else { return }
    if arguments.last == "*" {
      let spec = arguments.joined(separator: ", ")
      if !versions.contains(spec) { versions.append(spec) }
      return
    }
    let words = arguments.dropFirst().map { $0.split(separator: ":").map(\.trimmed) }
    if words.contains(where: { $0.first == "deprecated" }) { isDeprecated = true }
    let isUnavailable = words.contains { $0.first == "unavailable" }
    if first == "*" {
      self.isUnavailable = self.isUnavailable || isUnavailable
    } else if isUnavailable, !first.hasSuffix("ApplicationExtension") {
      // No condition tells an app's extension from the app.
      let condition = first == "macCatalyst" ? "!targetEnvironment(macCatalyst)" : "!os(\(first))"
      if !conditions.contains(condition) { conditions.append(condition) }
    } else if let introduced = words.first(where: { $0.first == "introduced" && $0.count == 2 }), first != "swift" {
      let spec = "\(first) \(introduced[1]), *"
      if !versions.contains(spec) { versions.append(spec) }
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
