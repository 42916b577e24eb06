/// One declaration of a source file, with what its head says and, for types, its members.
public struct Declaration: Hashable, Sendable {
  /// What is declared.
  public enum Kind: String, Hashable, Sendable {
    /// Types and what extends them.
    case `class`, `struct`, actor, `enum`, `extension`, `protocol`
    /// Other names for types.
    case `typealias`
    /// Functions and initialisers.
    case `func`, `init`
    /// Variables and constants, one declaration for each binding.
    case `var`, `let`
    /// An import; `SourceFile.imports` says more.
    case `import`
    /// Kept only where a comment above them carries an annotation, which they cannot have.
    case `case`, `subscript`, `deinit`, `associatedtype`, `operator`, `precedencegroup`, macro

    /// Whether a declaration of this kind makes a type.
    public var isType: Bool {
      switch self {
      case .class, .struct, .actor, .enum: true
      default: false
      }
    }
  }

  /// What is declared.
  public var kind: Kind
  /// The name alone: without labels, and without the types around it. An extension has its extended type's text.
  public var name: String
  /// Where the introducing keyword stands.
  public var position: SourcePosition
  /// The attributes before it, also those in `#if`.
  public var attributes: [Attribute] = []
  /// The modifiers before it, with their arguments.
  public var modifiers: [String] = []
  /// The inheritance clause.
  public var inherited: [String] = []
  /// The conditions of the `#if`s around it, outermost first; after an `#else` also what was refused: `!(DEBUG)`.
  public var conditions: [String] = []
  /// Whether it has generic parameters of its own.
  public var isGeneric = false
  /// The parameters of a function or initialiser.
  public var parameters: [Parameter] = []
  /// A function's result, a binding's annotated type, an alias's target, an extension's type.
  public var type: String?
  /// Whether a call must be awaited.
  public var isAsync = false
  /// Whether a call must be tried.
  public var isThrowing = false
  /// Whether an initialiser may return `nil`.
  public var isFailable = false
  /// Whether a binding has an initial value.
  public var hasInitialValue = false
  /// Whether a binding has a getter instead of storage.
  public var isComputed = false
  /// The annotations in the comments of its head.
  public var annotations: [CommentAnnotation] = []
  /// What a type's or extension's braces hold.
  public var members: [Declaration] = []

  /// An attribute of a declaration.
  public struct Attribute: Hashable, Sendable {
    /// The name, with any dots.
    public var name: String
    /// What stands in its parentheses.
    public var arguments: String?

    /// As it is written.
    public var text: String { "@" + name + (arguments.map { "(\($0))" } ?? "") }
  }

  /// A parameter of a function or initialiser.
  public struct Parameter: Hashable, Sendable {
    /// The argument label; `_` where there is none.
    public var label: String
    /// The type.
    public var type: String
    /// The default value.
    public var defaultValue: String?
    /// Whether `...` follows the type.
    public var isVariadic = false

    /// Makes a parameter.
    public init(label: String, type: String, defaultValue: String? = nil, isVariadic: Bool = false) {
      self.label = label
      self.type = type
      self.defaultValue = defaultValue
      self.isVariadic = isVariadic
    }
  }

  /// Whether a modifier stands there.
  public func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }

  /// Whether an attribute stands there.
  public func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}
