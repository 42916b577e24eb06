/// Reads from all code of a file, bodies too, which services it names.
///
/// It goes over the tokens once more, after the parser of declarations. What it keeps of where it is are the types, the
/// generic parameters and the conditions around it. Nothing looks ahead further than an expression, and none twice.
struct MentionReader {
  var parser: Parser
  var found = SourceFile.Mentions()

  /// The three tokens before the one at hand, the nearest first.
  var last: (Token, Token, Token)
  /// How many brackets of any kind are open.
  var nesting = 0
  var scopes: [MentionScope] = []
  /// How many braces around the place hide a name.
  var shadows: [String: Int] = [:]
  /// The functions around the place that take a type, innermost last.
  var typeTakers: [String] = []
  /// The head that was read last, whose brace is still to come.
  var pending: MentionScope?
  var conditions = ConditionStack()

  /// The calls whose parentheses are open, innermost last.
  var calls: [OpenCall] = []
  /// The call whose parenthesis comes next.
  var coming: OpenCall?
  /// What is before this offset is in an expression that `try?` makes optional.
  var optionalEnd = 0
  /// Heads before this offset were read already.
  var headEnd = 0
  /// The `self` of a type that is accounted for.
  var claimed = -1
  /// Where the head of an `if` or the like stands open, whose brace is no trailing closure.
  var headNesting = -1

  /// Variables and parameters that are written to be registries or resolvers.
  var registries: Set<String> = []
  /// Where `ServiceRegistry.shared` or `.current` ended last.
  var sharedEnd = -1
  /// The receivers of the calls found, by their place in `found`.
  var receivers: [Int: String] = [:]
  /// The declaration at file level that the reader is in, counted; 0 is code outside of all.
  var group = (current: 0, last: 0)
  /// Which services were looked for with `contains`, and where.
  var lookedFor: Set<String> = []
  var groups: [Int] = []
  /// Calls with arguments that Waggle's do not have.
  var foreign: Set<Int> = []
  let uncheckedLines: Set<Int>
  var metatypes: Set<String> = []
  var askers: Set<String> = []
  var namesakes: Set<String> = []

  init(_ parser: Parser, uncheckedLines: [Int]) {
    self.parser = parser
    let token = parser.token
    last = (token, token, token)
    self.uncheckedLines = Set(uncheckedLines)
  }

  mutating func read() -> SourceFile.Mentions {
    while !parser.at(.end) { readToken() }
    while !calls.isEmpty { closeCall() }
    for index in found.services.indices {
      if let receiver = receivers[index], registries.contains(receiver) { found.services[index].isOfRegistry = true }
      if lookedFor.contains(Self.key(found.services[index], groups[index])) { found.services[index].isOptional = true }
    }
    found.services = found.services.indices.filter { !foreign.contains($0) }.map { found.services[$0] }
    found.metatypes = metatypes.sorted()
    found.askers = askers.sorted()
    found.namesakes = namesakes.sorted()
    return found
  }

  mutating func step() {
    last = (parser.token, last.0, last.1)
    parser.advance()
  }

  private mutating func readToken() {
    switch parser.token.kind {
    case .identifier: readWord()
    case .leftBrace: openBrace()
    case .rightBrace: closeBrace()
    case .leftParen: openParenthesis()
    case .leftSquare:
      nesting += 1
      step()
    case .rightParen, .rightSquare: closeBracket()
    case .comma: readComma()
    case .at: readAttribute()
    case .poundIf, .poundElseif, .poundElse, .poundEndif: readCondition()
    default: step()
    }
  }
}

// MARK: Brackets and conditions

extension MentionReader {
  private mutating func openBrace() {
    var scope = MentionScope()
    // The brace of a closure among the parameters is another.
    if let head = pending, head.nesting == nesting {
      scope = head
      pending = nil
    }
    scope.nesting = nesting
    if headNesting == nesting { headNesting = -1 }
    scopes.append(scope)
    for name in scope.shadows { shadows[name, default: 0] += 1 }
    if let name = scope.typeTaker { typeTakers.append(name) }
    nesting += 1
    step()
  }

  private mutating func closeBrace() {
    headNesting = -1
    if let scope = scopes.popLast() {
      nesting = scope.nesting
      for name in scope.shadows { shadows[name, default: 1] -= 1 }
      if scope.typeTaker != nil { typeTakers.removeLast() }
    }
    if let head = pending, head.nesting > nesting { pending = nil }
    while let call = calls.last, call.nesting > nesting { closeCall() }
    if scopes.isEmpty { group.current = 0 }
    step()
  }

  private mutating func openParenthesis() {
    nesting += 1
    if var call = coming, call.start == parser.token.start {
      call.nesting = nesting
      calls.append(call)
    }
    coming = nil
    step()
  }

  private mutating func closeBracket() {
    if let call = calls.last, call.nesting == nesting { closeCall() }
    // A brace that is open is closed by a brace only.
    if nesting > (scopes.last?.nesting ?? -1) + 1 { nesting -= 1 }
    step()
  }

  /// Behind a comma a request of Waggle's has a label.
  private mutating func readComma() {
    step()
    guard let call = calls.last, call.nesting == nesting, !atLabel() else { return }
    calls[calls.count - 1].isForeign = true
  }

  private mutating func readCondition() {
    let kind = parser.token.kind
    step()
    switch kind {
    case .poundIf: conditions.open(parser.parseCondition())
    case .poundElseif: conditions.next(parser.parseCondition())
    case .poundElse: conditions.next(nil)
    default: conditions.close()
    }
  }
}
