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
  /// The compilation conditions that are known to hold in it.
  package var defines: Set<String> = []
  /// Whether its code is on no actor unless it says so; else nobody can tell.
  package var isNonisolatedByDefault = false

  package init(name: String, kind: Kind = .library, dependencies: [String] = [], files: [SourceFile]) {
    self.name = name
    self.kind = kind
    self.dependencies = dependencies
    self.files = files
  }

  /// Whether any of its declarations is annotated as a provider.
  var hasProviders: Bool {
    files.contains { $0.declarations.contains { $0.isOrHolds(.service) } }
  }

  /// Whether any of its declarations answers a route.
  var hasRoutes: Bool {
    files.contains { $0.declarations.contains { $0.isOrHolds(.route) } }
  }

  /// Whether its whole program is checked when it is built.
  package var isChecked: Bool { kind == .test || isCompositionRoot }

  /// Whether it makes the registry: a program does, and a library that says so.
  package var isCompositionRoot: Bool {
    kind == .executable
      || files.contains { file in
        file.declarations.contains { $0.isOrHolds(.registry) }
          || file.strays.contains { $0.annotation.word == .registry }
      }
  }
}

extension Declaration {
  func isOrHolds(_ word: CommentAnnotation.Word) -> Bool {
    annotations.contains { $0.word == word } || members.contains { $0.isOrHolds(word) }
  }
}
