package import WaggleSyntax

/// A place where a service is asked for.
package struct Request: Sendable {
  /// How it is asked for.
  package enum Kind: String, Sendable {
    /// Exactly one provider, at once.
    case get
    /// Any number of providers, at once.
    case getAll
    /// One provider, when it is first used.
    case lazy
    /// Whether there is a provider.
    case contains
  }

  package let kind: Kind
  package let service: ServiceIdentity
  package let name: ServiceMention.Name
  /// The file that asks.
  let file: FileScope
  /// The provider whose parameter it is, by its place in the graph.
  package let provider: Int?
  /// The route that asks, by its place in the graph.
  package var route: Int?
  package let position: SourcePosition
  /// Whether it is fine that nobody provides the service.
  package let isOptional: Bool
  /// Whether its line says `@service:unchecked`.
  let isUnchecked: Bool
  /// Whether the conditions around it hold for certain.
  let isPresent: Bool
  /// Whether a name may be given somewhere else.
  let hasAnyName: Bool
  /// Whether an argument is handed over, so that only providers that take it count.
  let hasArgument: Bool
  /// Whether a function asks to which the type is handed, so that nobody knows how it asks.
  let isHandedOn: Bool

  /// The module that asks.
  package var module: String { file.module }
  /// The path of the file as it was given.
  package var path: String { file.file.path }
  /// As `Module/File.swift`.
  package var fileID: String { file.fileID }
}

/// A registration that somebody wrote as a call.
package struct ManualRegistration: Sendable {
  package var service: ServiceIdentity
  package var name: ServiceMention.Name
  /// Whether it takes the place of others, or only takes them away.
  var isOverride: Bool
  /// Whether somebody provides the service from then on.
  package var adds: Bool
  package var module: String
  package var fileID: String
  package var position: SourcePosition
}
