import WaggleSyntax

/// How long one instance is shared.
package enum Scope: String, CaseIterable, Sendable {
  case transient, singleton, weak, graph, scoped

  /// The scopes that the registry has so far.
  static let available: [Scope] = [.transient, .singleton]
}

/// What stands in a `@service` annotation.
struct ServiceAnnotation: Sendable {
  /// The services that are named; none means the one in the inheritance clause.
  var services: [TypeSyntax] = []
  var scope: Scope = .transient
  var name: String?
  var replaces: String?
  var isFallback = false
  /// The options that were read.
  var given: Set<String> = []
  /// What could not be understood.
  var problems: [Problem] = []

  /// A part that is not as it should be, and where it stands.
  struct Problem: Sendable {
    enum Kind: Hashable, Sendable {
      case unknownOption(String)
      case repeatedOption(String)
      case unknownScope(String)
      case unavailableScope(String)
      case missingValue(String)
      case wrongValue(option: String, value: String, wanted: String)
      case noType(String)
      case bareValue(String, String)
      case noList(String)
      case unclosedList
    }

    let kind: Kind
    let position: SourcePosition
  }

  static let options = ["scope", "named", "replaces", "fallback"]
}
