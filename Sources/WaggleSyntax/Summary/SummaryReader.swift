/// Reads what ``SummaryWriter`` wrote; of any other bytes it makes nothing.
struct SummaryReader {
  private let base: UnsafePointer<UInt8>
  private let end: Int
  private var position: Int
  private var depth = 0
  /// Whether the bytes were not what they should be.
  private(set) var hasFailed = false

  init(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    self.base = base
    position = start
    self.end = end
  }

  var isAtEnd: Bool { position == end }

  mutating func readFile(path: String) -> SourceFile {
    var file = SourceFile(emptyAt: path)
    file.imports = list { $0.readImport() }
    file.declarations = list { $0.readDeclaration() }
    file.strays = list { SourceFile.Stray(annotation: $0.readAnnotation(), local: $0.optional()) }
    file.problems = list { reader in
      let kind = SyntaxProblem.Kind(rawValue: UInt8(truncatingIfNeeded: reader.number())) ?? reader.fail(.notUTF8)
      return SyntaxProblem(kind: kind, position: reader.readPosition())
    }
    file.mentions.services = list { $0.readMention() }
    file.mentions.metatypes = strings()
    file.mentions.askers = strings()
    file.mentions.namesakes = strings()
    let flags = number()
    file.mentions.registersOthers = flags & 4 != 0
    file.mentions.registersUnknown = flags & 2 != 0
    file.mentions.asksForUnknown = flags & 1 != 0
    file.uncheckedLines = list { $0.number() }
    return file
  }

  private mutating func readMention() -> ServiceMention {
    let kind = ServiceMention.Kind(rawValue: UInt8(truncatingIfNeeded: number())) ?? fail(.get)
    var mention = ServiceMention(kind: kind, type: string(), position: readPosition())
    switch number() {
    case 0: break
    case 1: mention.name = .computed
    default: mention.name = .text(string())
    }
    let flags = number()
    mention.isOptional = flags & 8 != 0
    mention.isUnchecked = flags & 4 != 0
    mention.hasArgument = flags & 2 != 0
    mention.isOfRegistry = flags & 1 != 0
    mention.enclosing = string()
    mention.function = string()
    mention.conditions = strings()
    return mention
  }

  private mutating func readImport() -> ImportDeclaration {
    ImportDeclaration(
      kind: optional(), path: strings(), position: readPosition(), attributes: list { $0.readAttribute() },
      modifiers: strings(), conditions: strings())
  }

  private mutating func readDeclaration() -> Declaration {
    depth += 1
    defer { depth -= 1 }
    if depth > Lexer.deepestNesting + 1 { return fail(Declaration(kind: .let, name: "", position: readPosition())) }
    let kind = Declaration.Kind(rawValue: string()) ?? fail(.let)
    var declaration = Declaration(kind: kind, name: string(), position: readPosition())
    declaration.attributes = list { $0.readAttribute() }
    declaration.modifiers = strings()
    declaration.inherited = strings()
    declaration.refined = strings()
    declaration.conditions = strings()
    declaration.parameters = list { reader in
      Declaration.Parameter(
        label: reader.string(), type: reader.string(), defaultValue: reader.optional(),
        isVariadic: reader.number() == 1, position: reader.readPosition())
    }
    declaration.type = optional()
    let flags = number()
    declaration.isGeneric = flags & 32 != 0
    declaration.isAsync = flags & 16 != 0
    declaration.isThrowing = flags & 8 != 0
    declaration.isFailable = flags & 4 != 0
    declaration.hasInitialValue = flags & 2 != 0
    declaration.isComputed = flags & 1 != 0
    declaration.placeholders = strings()
    declaration.annotations = list { $0.readAnnotation() }
    declaration.members = list { $0.readDeclaration() }
    return declaration
  }

  private mutating func readAttribute() -> Declaration.Attribute {
    Declaration.Attribute(name: string(), arguments: optional())
  }

  private mutating func readAnnotation() -> CommentAnnotation {
    CommentAnnotation(
      word: CommentAnnotation.Word(rawValue: UInt8(truncatingIfNeeded: number())) ?? fail(.service), text: string(),
      position: readPosition(), offset: number(),
      commentEnd: number(), isTrailing: number() == 1)
  }

  private mutating func readPosition() -> SourcePosition {
    SourcePosition(line: number(), column: number())
  }

  // MARK: Values

  mutating func number() -> Int {
    var value = 0
    var shift = 0
    while position < end, shift < 56 {
      let byte = Int(base[position])
      position &+= 1
      value |= (byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift &+= 7
    }
    return fail(0)
  }

  private mutating func string() -> String {
    let count = number()
    guard count <= end &- position else { return fail("") }
    defer { position &+= count }
    return String(decoding: UnsafeBufferPointer(start: base + position, count: count), as: UTF8.self)
  }

  private mutating func optional() -> String? { number() == 0 ? nil : string() }

  private mutating func strings() -> [String] { list { $0.string() } }

  private mutating func list<Item>(_ read: (inout SummaryReader) -> Item) -> [Item] {
    let count = number()
    // Most lists are empty, and every item takes a byte at least.
    guard count > 0, count <= end &- position else { return count == 0 ? [] : fail([]) }
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count {
      if hasFailed { break }
      items.append(read(&self))
    }
    return items
  }

  private mutating func fail<Value>(_ value: Value) -> Value {
    hasFailed = true
    position = end
    return value
  }
}
