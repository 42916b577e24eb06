/// A place in the code that names a service: a request, or a registration by hand.
package struct ServiceMention: Hashable, Sendable {
  /// What is said of the service.
  package enum Kind: UInt8, CaseIterable, Sendable {
    /// `get(P.self)`
    case get
    /// `getAll(P.self)`
    case getAll
    /// `contains(P.self)`
    case contains
    /// `LazyService(P.self, from: …)`
    case lazy
    /// `LazyService<P>` as a type, of which nobody knows under what name it will ask.
    case lazyType
    /// `@Injected var service: P`
    case injected
    /// `@MainInjected var service: P`
    case mainInjected
    /// `register(P.self) { … }`
    case register
    /// `override(P.self) { … }`
    case override
    /// `unregister(P.self)`
    case unregister
    /// `find(P.self)`: a function that may ask for it.
    case handedOn

    /// Whether it says who provides a service, and asks for none.
    package var isRegistration: Bool { self == .register || self == .override || self == .unregister }
  }

  /// The name under which a service is asked for or registered.
  package enum Name: Hashable, Sendable {
    case none
    /// A literal.
    case text(String)
    /// Something that is known when the program runs.
    case computed
  }

  package var kind: Kind
  /// The service's type as it is written.
  package var type: String
  /// Where the type stands.
  package var position: SourcePosition
  package var name = Name.none
  /// Whether it is asked for with `try?`, or the code around it asks `contains` first.
  package var isOptional = false
  /// Whether `// @service:unchecked` stands on its line.
  package var isUnchecked = false
  /// Whether an argument is handed over or taken.
  package var hasArgument = false
  /// Whether what is asked is known to be a registry or a resolver; else it only looks like one.
  package var isOfRegistry = false
  /// The types around it, as `Outer.Inner`; empty at file level.
  package var enclosing = ""
  /// The conditions of the `#if`s around it, outermost first.
  package var conditions: [String] = []
  /// The function that it is handed to, if that is none of Waggle's.
  package var function = ""

  package init(kind: Kind, type: String, position: SourcePosition) {
    self.kind = kind
    self.type = type
    self.position = position
  }
}

extension String {
  /// The content of a string literal without escapes, on one line and without `#`.
  package var plainLiteral: String? {
    guard utf8.count >= 2, first == "\"", last == "\"" else { return nil }
    let content = dropFirst().dropLast()
    return content.contains("\"") || content.contains("\\") ? nil : String(content)
  }
}

extension SourceFile {
  /// What the code of a file says of services.
  package struct Mentions: Hashable, Sendable {
    /// In source order.
    package var services: [ServiceMention] = []
    /// The types of all other `P.self`, each once.
    package var metatypes: [String] = []
    /// Functions declared here that ask for a type which their caller hands over, each once.
    package var askers: [String] = []
    /// Functions and macros declared here that look like Waggle's where they are used, each once.
    package var namesakes: [String] = []
    /// Whether a type is registered that the caller of a function hands over, or a catalog is written by hand.
    package var registersOthers = false
    /// Whether a type is registered that follows from a value or a closure.
    package var registersUnknown = false
    /// Whether a type is asked for that follows from what the caller of a function expects.
    package var asksForUnknown = false

    package init() {}

    package var isEmpty: Bool {
      services.isEmpty && metatypes.isEmpty && askers.isEmpty && namesakes.isEmpty && !registersOthers
        && !registersUnknown && !asksForUnknown
    }
  }
}
