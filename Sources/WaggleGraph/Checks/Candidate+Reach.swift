import WaggleSyntax

extension Candidate {
  /// Why generated code cannot name what is annotated, and the way out; `nil` if it can.
  func outOfReach(_ symbols: SymbolTable) -> String? {
    let around = (type.map(symbols.chain) ?? []).filter { !chain.contains($0) }
    return (chain + around).outOfReach { $0 == declaration }
  }

  /// What is generic of the declaration, those around it and its type: nobody says what their parameters are.
  func generic(_ symbols: SymbolTable) -> Declaration? {
    let types = context.types + (type.map { [$0] } ?? [])
    return (chain + types.flatMap { symbols.types[$0, default: []].map(\.declaration) }).first { $0.isGeneric }
  }
}

extension [Declaration] {
  /// Why generated code, which stands in a file of its own, cannot name something in here, and the way out; `nil` if it can.
  ///
  /// - Parameter isIt: Whether a declaration is what the message is about.
  func outOfReach(_ isIt: (Declaration) -> Bool) -> String? {
    guard let hidden = last(where: { $0.privateLevel != nil }), let level = hidden.privateLevel else { return nil }
    let what = isIt(hidden) ? "it" : "\(hidden.kind.text) '\(hidden.name)'"
    return "is out of reach of the generated code; make \(what) internal instead of \(level)"
  }
}
