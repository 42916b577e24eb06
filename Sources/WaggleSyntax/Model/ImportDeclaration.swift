/// An import of a source file.
public struct ImportDeclaration: Hashable, Sendable {
  /// `struct`, `protocol` and so on, where only one name is imported.
  public var kind: String?
  /// The module, and the name behind it.
  public var path: [String]
  /// Where the keyword stands.
  public var position: SourcePosition
  /// The attributes before it.
  public var attributes: [Declaration.Attribute]
  /// The modifiers before it: an access level or nothing.
  public var modifiers: [String]
  /// The conditions of the `#if`s around it.
  public var conditions: [String]

  /// The module that is imported.
  public var module: String { path.first ?? "" }
}
