import WaggleSyntax

/// An annotation stands above something that can be no provider, or above nothing.
enum UnattachedCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    let declaration = candidate.declaration
    if !candidate.isType, !candidate.isCallable, !candidate.isValue, declaration.kind != .protocol {
      return [
        candidate.diagnostic(misplaced(.service, above: declaration.kind.rawValue), at: candidate.comment.position)
      ]
    }
    if let name = candidate.protocolName(symbols) {
      return [
        candidate.diagnostic(
          "protocol '\(name)' cannot be a provider; write '@service' above the type that conforms to it",
          at: candidate.comment.position)
      ]
    }
    if candidate.isValue, declaration.name.isEmpty {
      return [candidate.diagnostic("a pattern cannot be a provider; declare each variable on its own")]
    }
    if candidate.isCallable, declaration.isOperator {
      return [
        candidate.diagnostic("operator '\(declaration.name)' cannot be a provider; annotate a function with a name")
      ]
    }
    if !candidate.isType, !candidate.context.enclosing.isEmpty, !declaration.has("static"), !declaration.has("class") {
      return [
        candidate.diagnostic(
          "\(candidate.kindText) '\(declaration.name)' cannot be a provider unless it is static",
          at: candidate.comment.position)
      ]
    }
    return []
  }

  /// The annotations of a file that no declaration took.
  static func strays(in file: SourceFile) -> [Diagnostic] {
    file.strays.compactMap { stray in
      switch stray.annotation.word {
      case .service where stray.local != nil, .route where stray.local != nil && !stray.isAboveVariable: return nil
      case .registry where stray.isAboveVariable: return nil
      default: break
      }
      let message =
        "'\(stray.annotation.word.text)' is attached to no declaration; write it directly above the "
        + target(of: stray.annotation.word)
      return Diagnostic(path: file.path, position: stray.annotation.position, message: message)
    }
  }

  /// The annotations that stand above something else than an initialiser or a variable.
  static func misplaced(in file: SourceFile) -> [Diagnostic] {
    func find(_ declaration: Declaration) -> [Diagnostic] {
      let own = declaration.annotations.filter { comment in
        switch comment.word {
        case .service, .route: false
        case .inject: declaration.kind != .`init`
        case .registry: declaration.kind != .let && declaration.kind != .var
        }
      }
      let found = own.map { comment in
        let message = misplaced(comment.word, above: declaration.kind.rawValue)
        return Diagnostic(path: file.path, position: comment.position, message: message)
      }
      return found + declaration.members.flatMap(find)
    }
    return file.declarations.flatMap(find)
  }

  static func misplaced(_ word: CommentAnnotation.Word, above kind: String) -> String {
    let article = "aeiou".contains(kind.first ?? "x") ? "an" : "a"
    return "'\(word.text)' cannot be attached to \(article) '\(kind)'; write it directly above the \(target(of: word))"
  }

  private static func target(of word: CommentAnnotation.Word) -> String {
    switch word {
    case .service: "type, extension, function or value that provides the service"
    case .inject: "initializer that makes the provider"
    case .registry: "variable that holds the registry"
    case .route: "function or the type that answers the route"
    }
  }
}

extension SourceFile.Stray {
  /// Whether it stands above a variable inside a function's body.
  fileprivate var isAboveVariable: Bool { local?.hasPrefix("let ") == true || local?.hasPrefix("var ") == true }
}

extension Declaration {
  /// Whether a function is called by an operator, not by a name.
  var isOperator: Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return "/=-+!*%<>&|^~?".unicodeScalars.contains(first) || first.properties.generalCategory == .mathSymbol
  }
}

extension Candidate {
  /// The protocol that is annotated or extended here, or that holds the declaration.
  fileprivate func protocolName(_ symbols: SymbolTable) -> String? {
    if let holder = chain.last(where: { $0.kind == .protocol }) { return holder.name }
    guard chain.contains(where: { $0.kind == .extension }), let type,
      symbols.types[type]?.first?.declaration.kind == .protocol
    else { return nil }
    return type.name
  }
}
