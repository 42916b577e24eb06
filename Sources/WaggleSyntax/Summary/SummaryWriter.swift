/// Writes what the parser found as bytes, for ``SummaryReader``.
struct SummaryWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ file: SourceFile) {
    list(file.imports) { $0.write($1) }
    list(file.declarations) { $0.write($1) }
    list(file.strays) { writer, stray in
      writer.write(stray.annotation)
      writer.optional(stray.local)
    }
    list(file.problems) { writer, problem in
      writer.number(Int(problem.kind.rawValue))
      writer.write(problem.position)
    }
    list(file.mentions.services) { $0.write($1) }
    strings(file.mentions.metatypes)
    strings(file.mentions.askers)
    strings(file.mentions.namesakes)
    let flags = [file.mentions.registersOthers, file.mentions.registersUnknown, file.mentions.asksForUnknown]
    number(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
    list(file.uncheckedLines) { $0.number($1) }
  }

  private mutating func write(_ mention: ServiceMention) {
    number(Int(mention.kind.rawValue))
    string(mention.type)
    write(mention.position)
    switch mention.name {
    case .none: number(0)
    case .computed: number(1)
    case .text(let text):
      number(2)
      string(text)
    }
    let flags = [mention.isOptional, mention.isUnchecked, mention.hasArgument, mention.isOfRegistry]
    number(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
    string(mention.enclosing)
    string(mention.function)
    strings(mention.conditions)
  }

  private mutating func write(_ line: ImportDeclaration) {
    optional(line.kind)
    strings(line.path)
    write(line.position)
    list(line.attributes) { $0.write($1) }
    strings(line.modifiers)
    strings(line.conditions)
  }

  private mutating func write(_ declaration: Declaration) {
    string(declaration.kind.rawValue)
    string(declaration.name)
    write(declaration.position)
    list(declaration.attributes) { $0.write($1) }
    strings(declaration.modifiers)
    strings(declaration.inherited)
    strings(declaration.refined)
    strings(declaration.conditions)
    list(declaration.parameters) { writer, parameter in
      writer.string(parameter.label)
      writer.string(parameter.type)
      writer.optional(parameter.defaultValue)
      writer.number(parameter.isVariadic ? 1 : 0)
      writer.write(parameter.position)
    }
    optional(declaration.type)
    let flags = [
      declaration.isGeneric, declaration.isAsync, declaration.isThrowing, declaration.isFailable,
      declaration.hasInitialValue, declaration.isComputed,
    ]
    number(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
    strings(declaration.placeholders)
    list(declaration.annotations) { $0.write($1) }
    list(declaration.members) { $0.write($1) }
  }

  private mutating func write(_ attribute: Declaration.Attribute) {
    string(attribute.name)
    optional(attribute.arguments)
  }

  private mutating func write(_ annotation: CommentAnnotation) {
    number(Int(annotation.word.rawValue))
    string(annotation.text)
    write(annotation.position)
    number(annotation.offset)
    number(annotation.commentEnd)
    number(annotation.isTrailing ? 1 : 0)
  }

  private mutating func write(_ position: SourcePosition) {
    number(position.line)
    number(position.column)
  }

  // MARK: Values

  /// A number that is not negative, seven bits a byte, the lowest first.
  mutating func number(_ value: Int) {
    var value = value
    while value >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value & 0x7F | 0x80))
      value >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  private mutating func string(_ text: String) {
    number(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func optional(_ text: String?) {
    number(text == nil ? 0 : 1)
    if let text { string(text) }
  }

  private mutating func strings(_ texts: [String]) { list(texts) { $0.string($1) } }

  private mutating func list<Item>(_ items: [Item], _ write: (inout SummaryWriter, Item) -> Void) {
    number(items.count)
    for item in items { write(&self, item) }
  }
}
