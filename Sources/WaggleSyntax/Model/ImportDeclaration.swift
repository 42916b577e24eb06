/// An import of a source file.
package struct ImportDeclaration: Hashable, Sendable {
  /// `struct`, `protocol` and so on, where only one name is imported.
  package var kind: String?
  /// The module, and the name behind it.
  package var path: [String]
  /// Where the keyword stands.
  package var position: SourcePosition
  /// The attributes before it.
  package var attributes: [Declaration.Attribute]
  /// The modifiers before it: an access level or nothing.
  package var modifiers: [String]
  /// The conditions of the `#if`s around it.
  package var conditions: [String]

  /// The module that is imported.
  package var module: String { path.first ?? "" }
}
