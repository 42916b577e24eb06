import WaggleSyntax

/// How long one instance is shared.
package enum Scope: String, CaseIterable, Sendable {
  case transient, singleton, weak, graph, scoped

  /// Whether callers share the instance beyond one resolution, so that it must be safe to share.
  package var isShared: Bool {
    switch self {
    case .transient, .graph: false
    case .singleton, .weak, .scoped: true
    }
  }
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
