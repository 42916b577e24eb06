/// A `@service`, `@inject`, `@registry` or `@route` that is the first thing on a line of a comment.
package struct CommentAnnotation: Hashable, Sendable {
  /// What is annotated.
  package enum Word: UInt8, Hashable, Sendable {
    /// Declares a provider.
    case service
    /// Chooses the initialiser that makes a provider.
    case inject
    /// Marks the variable whose registry a library makes.
    case registry
    /// Declares what answers a route.
    case route

    /// As it is written.
    package var text: String {
      switch self {
      case .service: "@service"
      case .inject: "@inject"
      case .registry: "@registry"
      case .route: "@route"
      }
    }

    var length: Int { text.utf8.count }

    /// The annotation that begins at `start`, if there is one.
    ///
    /// `@services` is none, and neither is `@service:unchecked`, which speaks of a request.
    init?(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) {
      guard start < end, base[start] == UInt8(ascii: "@") else { return nil }
      let word: Word
      if hasPrefix("@service", base, from: start, to: end) {
        word = .service
      } else if hasPrefix("@inject", base, from: start, to: end) {
        word = .inject
      } else if hasPrefix("@registry", base, from: start, to: end) {
        word = .registry
      } else if hasPrefix("@route", base, from: start, to: end) {
        word = .route
      } else {
        return nil
      }
      let after = start &+ word.length
      if after < end, ByteClass.table[Int(base[after])] & ByteClass.identifierPart.rawValue != 0 { return nil }
      if hasPrefix(":unchecked", base, from: after, to: end) { return nil }
      self = word
    }
  }

  /// Which annotation it is.
  package let word: Word
  /// What follows the word on its line.
  package let text: String
  /// Where its `@` stands.
  package let position: SourcePosition
  /// The same in bytes from the start of the file.
  let offset: Int
  /// Where the comment ends, in bytes from the start of the file.
  let commentEnd: Int
  /// Whether code stands before the comment on its line.
  let isTrailing: Bool
}
