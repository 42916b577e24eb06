/// The words that the parser of declarations tells apart, reserved or not.
///
/// `none` is any other identifier.
enum Keyword: UInt8, CaseIterable, Sendable {
  case none
  // Declarations
  case `import`, `class`, `struct`, actor, `enum`, `extension`, `protocol`, `typealias`, `associatedtype`, `func`,
    `init`
  case `deinit`, `subscript`, `var`, `let`, `case`, `operator`, `precedencegroup`, macro
  // Modifiers
  case `public`, `private`, `fileprivate`, `internal`, package, open, `static`, final, lazy, weak, unowned
  case mutating, nonmutating, prefix, postfix, infix, required, convenience, dynamic, optional, indirect, nonisolated
  case isolated, distributed, consuming, borrowing, async, sending
  case __consuming, __setter_access, _const, _local, reasync, __owned, __shared
  // Types and effects
  case some, any, each, `repeat`, `inout`, `throws`, `rethrows`, `where`, `Self`, `Any`, of
  // Statements
  case `if`, `else`, `guard`, `while`, `for`, `switch`, `do`, `catch`, `defer`, `return`, `throw`, `break`, `continue`
  case `fallthrough`, `default`, `in`, yield, discard, then
  // Expressions
  case `super`, `true`, `false`, `nil`, `as`, `is`, `try`, await, unsafe, copy, consume
  // Accessors
  case set, willSet, didSet, _read, _modify, read, modify, unsafeAddress, unsafeMutableAddress, borrow, mutate
  // Underscore, a pattern and a parameter's missing label
  case wildcard
  // Functions and types of Waggle's
  case contains, unregister
  // Those from here on may be all that names a service in a file.
  case ServiceRegistry, ServiceResolver, ServiceRegistrar, LazyService, Injected, MainInjected, register, override, get,
    getAll, `self`

  var text: String {
    switch self {
    case .none: ""
    case .wildcard: "_"
    default: String(describing: self)
    }
  }

  /// Whether the word may name a service where it stands.
  var mayMention: Bool { rawValue >= Keyword.ServiceRegistry.rawValue }

  /// Whether an expression can end with this word, so that `/` behind it divides.
  var endsOperand: Bool {
    switch self {
    case .import, .class, .struct, .enum, .extension, .protocol, .typealias, .associatedtype, .func, .deinit, .var,
      .let,
      .case, .operator, .precedencegroup, .public, .private, .fileprivate, .internal, .static, .inout, .throws,
      .rethrows,
      .where, .if, .else, .guard, .while, .for, .switch, .do, .catch, .defer, .return, .throw, .in, .as, .is, .try,
      .repeat,
      .await, .yield, .unsafe:
      false
    default: true
    }
  }
}

/// Finds the keyword that some bytes spell, by comparing machine words instead of strings.
struct KeywordTable: Sendable {
  /// A place of the table: a keyword's first and last eight bytes, which with the length spell a word of up to sixteen.
  struct Entry: Sendable {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count = 0
    var keyword = Keyword.none
  }

  static let shared = KeywordTable()

  private(set) var entries = [Entry](repeating: Entry(), count: 512)

  private init() {
    for word in Keyword.allCases where word != .none {
      let bytes = Array(word.text.utf8)
      let padded = bytes + [UInt8](repeating: 0, count: 8)
      let (first, last) = padded.withUnsafeBufferPointer { buffer -> (UInt64, UInt64) in
        guard let base = buffer.baseAddress else { return (0, 0) }
        return Self.words(base, bytes.count)
      }
      var index = Self.slot(first, last)
      while entries[index].keyword != .none { index = (index &+ 1) & 511 }
      entries[index] = Entry(first: first, last: last, count: bytes.count, keyword: word)
    }
  }

  /// The keyword at `start`, which at least eight readable bytes must follow.
  static func keyword(_ start: UnsafePointer<UInt8>, count: Int, in entries: UnsafePointer<Entry>) -> Keyword {
    guard count <= 16 else { return .none }
    let (first, last) = words(start, count)
    var index = slot(first, last)
    while entries[index].count != 0 {
      if entries[index].first == first, entries[index].last == last, entries[index].count == count {
        return entries[index].keyword
      }
      index = (index &+ 1) & 511
    }
    return .none
  }

  private static func words(_ start: UnsafePointer<UInt8>, _ count: Int) -> (UInt64, UInt64) {
    let raw = UnsafeRawPointer(start)
    let head = raw.loadUnaligned(as: UInt64.self).littleEndian
    if count < 8 { return (head & ((1 << UInt64(count &* 8)) &- 1), 0) }
    return (head, raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self).littleEndian)
  }

  private static func slot(_ first: UInt64, _ last: UInt64) -> Int {
    Int(truncatingIfNeeded: ((first ^ (last &* 31)) &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }
}
