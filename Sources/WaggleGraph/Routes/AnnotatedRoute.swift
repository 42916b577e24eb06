package import WaggleSyntax

/// What one annotation says: how a route is reached, and what is called.
package struct AnnotatedRoute: Sendable {
  package var patterns: [Pattern]
  package var keys: [String]
  package var action: Action?
  package var isPublic: Bool
  package var handler: Handler
  /// The type whose extension holds the generated function, so that it has that type's isolation; a free function has none.
  package var home: String?
  package var parameters: [RouteParameter]
  package var isAsync: Bool
  package var isThrowing: Bool
  /// What is answered, with the module of each name.
  package var result: TypeSyntax
  /// `nonisolated` or a global actor's attribute, where the compiler does not find it by itself.
  package var isolation: String?
  /// The conditions of the `#if`s around it.
  package var conditions: [String]
  package var availability: Availability
  package var place: Provider.Place
  package var module: String
  /// The module of the protocol whose function is called, where the annotation's file does not import it.
  var hiddenModule: String?
  /// The services that it asks for: the one that is called, and those of parameters.
  var needs: [ServiceIdentity]
  /// Where the annotation stands.
  var annotation: SourcePosition
  /// The file of the annotation.
  var file: FileScope

  /// A pattern, and where its text stands.
  package struct Pattern: Sendable {
    package var text: String
    package var position: SourcePosition
    /// What is the same for two patterns that match the same URLs, one for each of its forms.
    var shapes: [String]
  }

  /// An action of a target.
  package struct Action: Hashable, Sendable {
    package var target: String
    package var name: String
  }

  /// What is called.
  package enum Handler: Sendable {
    /// A free or static function: `Module::function`, `Module::Type.function`.
    case function(String)
    /// A function of a service, which is asked for first, under a name or none.
    case method(String, of: TypeSyntax, named: String?, isAsynchronous: Bool)
    /// The function `handle` of a type.
    case type(String)
  }

  /// All that it is reached by, as tables and messages name it.
  package var titles: [String] {
    patterns.map(\.text) + keys.map { "key \"\($0)\"" } + (action.map { ["\($0.target).\($0.name)"] } ?? [])
  }

  /// The service that is called, if one is.
  package var service: TypeSyntax? {
    guard case .method(_, let service, _, _) = handler else { return nil }
    return service
  }
}

/// What a parameter of a function that answers a route gets.
package struct RouteParameter: Sendable {
  /// The argument's label.
  package var label: String
  package var source: Source
  /// Whether the parameter keeps its default where nothing is given.
  package var mayKeepDefault: Bool

  package enum Source: Sendable {
    /// The request itself.
    case request
    /// The registry.
    case registry
    /// A service, which must be there.
    case service(TypeSyntax)
    /// The argument of that label, as a type.
    case argument(String)
    /// All parameters of the request, as a type that can be decoded.
    case decoded(String)
    /// The parameter is left out: it has a default, or takes any number.
    case omitted
  }
}
