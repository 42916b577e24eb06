package import WaggleSyntax

/// One provider of one module: which services it makes, how, and under what conditions.
package struct Provider: Sendable {
  /// As the registry knows them, each with its module.
  package var services: [TypeSyntax]
  package var scope: Scope
  package var name: String?
  package var replaces: String?
  package var isFallback: Bool
  package var maker: Maker
  package var parameters: [Injection]
  /// The file whose initializer or function has the parameters.
  var parameterFile: FileScope
  package var isAsync: Bool
  package var isThrowing: Bool
  /// `nonisolated` or a global actor's attribute, where the compiler does not find it by itself.
  package var isolation: String?
  /// The conditions of the `#if`s around it.
  package var conditions: [String]
  package var availability: Availability
  package var place: Place

  /// What is called.
  package struct Maker: Sendable {
    /// The type whose extension holds the factory, so that the factory has that type's isolation; a free function has none.
    package var home: String?
    /// `Module::Type`, `Module::Type.make` or `Module::value`.
    package var expression: String
    /// Whether it is called; a value is read.
    package var isCalled: Bool
    /// What it makes, for an instance that several services share.
    package var result: TypeSyntax
  }

  /// Where the provider stands.
  package struct Place: Sendable {
    /// As `Module.Type`.
    package var provider: String
    /// As `Module/File.swift`.
    package var fileID: String
    /// The path of the file as it was given.
    package var path: String
    package var position: SourcePosition

    package var line: Int { position.line }
  }
}
