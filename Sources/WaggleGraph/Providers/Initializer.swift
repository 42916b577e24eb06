import WaggleSyntax

/// One way to make a provider, written or implicit.
struct Initializer: Sendable {
  let declaration: Declaration
  let context: LexicalContext
  /// Whether the compiler adds it.
  var isImplicit = false
  /// Whether the provider's file is in another module and does not see it.
  var isForeign = false

  var isInjected: Bool { declaration.annotations.contains { $0.word == .inject } }

  var isParameterless: Bool { declaration.parameters.isEmpty }

  /// As `init(a:b:)`.
  var signature: String { "init(" + declaration.parameters.map { $0.label + ":" }.joined() + ")" }

  /// As `init(a:A,b:B,)`, which tells what overrides what.
  var signatureWithTypes: String {
    "init(" + declaration.parameters.map { $0.label + ":" + $0.type + "," }.joined() + ")"
  }

  /// Why no generated code can call it.
  enum Obstacle: Hashable {
    case inaccessible(String)
    case internalTo(module: String)
    case failable
    case generic
    case parameter(String)
  }

  /// Whether other modules may see it: by a word of its own, or of the extension that holds it.
  var isPublic: Bool {
    let holder = context.enclosing.last.flatMap { $0.kind == .extension ? $0 : nil }
    return declaration.isPublic || holder?.isPublic == true
  }

  var obstacle: Obstacle? {
    // What an extension says holds for its members, not for theirs.
    let holder = context.enclosing.last.flatMap { $0.kind == .extension ? $0.privateLevel : nil }
    if let level = declaration.privateLevel ?? holder { return .inaccessible(level) }
    if isForeign { return .internalTo(module: context.file.module) }
    if declaration.isFailable { return .failable }
    if declaration.isGeneric { return .generic }
    return declaration.parameters.lazy.compactMap(\.obstacle).first.map(Obstacle.parameter)
  }
}

extension Declaration {
  /// Whether `public`, `open` or `package` stands here.
  var isPublic: Bool {
    ["public", "open", "package"].contains(where: has)
  }

  /// `private` or `fileprivate`, if one of them stands here for the declaration itself; `private(set)` does not count.
  var privateLevel: String? {
    ["private", "fileprivate"].first(where: has)
  }
}
