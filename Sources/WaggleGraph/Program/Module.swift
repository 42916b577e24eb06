package import WaggleSyntax

/// One target of a program: its sources and what it is built on.
package struct Module: Sendable {
  /// What kind of target it is.
  package enum Kind: String, Sendable {
    case library, executable, test
  }

  /// The name that sources import.
  package var name: String
  package var kind: Kind
  /// The modules that the target names as its dependencies.
  package var dependencies: [String]
  package var files: [SourceFile]

  package init(name: String, kind: Kind = .library, dependencies: [String] = [], files: [SourceFile]) {
    self.name = name
    self.kind = kind
    self.dependencies = dependencies
    self.files = files
  }

  /// Whether any of its declarations is annotated as a provider.
  var hasProviders: Bool {
    files.contains { $0.declarations.contains(where: \.isOrHoldsProvider) }
  }
}

extension Declaration {
  fileprivate var isOrHoldsProvider: Bool {
    annotations.contains { $0.word == .service } || members.contains(where: \.isOrHoldsProvider)
  }
}
