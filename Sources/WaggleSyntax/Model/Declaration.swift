/// One declaration of a source file, with what its head says and, for types, its members.
package struct Declaration: Hashable, Sendable {
  /// What is declared.
  package enum Kind: String, Hashable, Sendable {
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
    package var isType: Bool {
      switch self {
      case .class, .struct, .actor, .enum: true
      default: false
      }
    }
  }

  /// What is declared.
  package var kind: Kind
  /// The name alone: without labels, and without the types around it.
  ///
  /// An extension has its extended type's text.
  package var name: String
  /// Where the introducing keyword stands.
  package var position: SourcePosition
  /// The attributes before it, also those in `#if`.
  package var attributes: [Attribute] = []
  /// The modifiers before it, with their arguments.
  package var modifiers: [String] = []
  /// The inheritance clause.
  package var inherited: [String] = []
  /// What a protocol's `where` clause demands of `Self`.
  package var refined: [String] = []
  /// The conditions of the `#if`s around it, outermost first; after an `#else` also what was refused: `!(DEBUG)`.
  package var conditions: [String] = []
  /// Whether it has generic parameters of its own.
  package var isGeneric = false
  /// Its generic parameters and a protocol's associated types: names for types that only its users know.
  package var placeholders: [String] = []
  /// The parameters of a function or initialiser.
  package var parameters: [Parameter] = []
  /// A function's result, a binding's annotated type, an alias's target, an extension's type.
  package var type: String?
  /// Whether a call must be awaited.
  package var isAsync = false
  /// Whether a call must be tried.
  package var isThrowing = false
  /// Whether an initialiser may return `nil`.
  package var isFailable = false
  /// Whether a binding has an initial value.
  package var hasInitialValue = false
  /// Whether a binding has a getter instead of storage.
  package var isComputed = false
  /// The annotations in the comments of its head.
  package var annotations: [CommentAnnotation] = []
  /// What a type's or extension's braces hold.
  package var members: [Declaration] = []

  /// Makes a declaration with a name and nothing else.
  package init(kind: Kind, name: String, position: SourcePosition) {
    self.kind = kind
    self.name = name
    self.position = position
  }

  /// An attribute of a declaration.
  package struct Attribute: Hashable, Sendable {
    /// The name, with any dots.
    package var name: String
    /// What stands in its parentheses.
    package var arguments: String?

    /// Makes an attribute.
    package init(name: String, arguments: String? = nil) {
      self.name = name
      self.arguments = arguments
    }

    /// As it is written.
    package var text: String { "@" + name + (arguments.map { "(\($0))" } ?? "") }
  }

  /// A parameter of a function or initialiser.
  package struct Parameter: Hashable, Sendable {
    /// The argument label; `_` where there is none.
    package var label: String
    /// The type.
    package var type: String
    /// The default value.
    package var defaultValue: String?
    /// Whether `...` follows the type.
    package var isVariadic = false
    /// Where the type stands.
    package var position: SourcePosition

    /// Makes a parameter.
    package init(
      label: String, type: String, defaultValue: String? = nil, isVariadic: Bool = false, position: SourcePosition
    ) {
      self.label = label
      self.type = type
      self.defaultValue = defaultValue
      self.isVariadic = isVariadic
      self.position = position
    }
  }

  /// Whether a modifier stands there.
  package func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }

  /// Whether an attribute stands there.
  package func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}
