import WaggleSyntax

/// A request spells its service with `Sendable`, which is lost at run time.
enum MarkerCheck {
  static func run(_ file: FileScope) -> [Diagnostic] {
    guard file.importsWaggle else { return [] }
    return file.file.mentions.services.compactMap { mention in
      guard !mention.isUnchecked, case .composition(let parts) = TypeSyntax(mention.type).withoutPrefixes,
        let marker = parts.first(where: \.isMarker), parts.count > 1
      else { return nil }
      let kept = parts.filter { !$0.isMarker }.map(\.description).joined(separator: " & ")
      let type = parts.count > 2 ? "any \(kept)" : kept
      return Diagnostic(
        path: file.file.path, position: mention.position,
        message: "'\(marker)' makes no other service, and would let what is bound to an actor leave it; "
          + "name the service '\(type)'")
    }
  }
}
