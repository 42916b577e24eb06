/// What is wrong with a pattern.
struct PatternProblem: Error {
  /// In characters; the first one is 1.
  let column: Int
  /// What is wrong, and the way out.
  let reason: Reason

  enum Reason: Sendable {
    case empty
    case query
    case repeatedName(String)
    case noName
    case strayCharacter(Character, after: String)
    case unclosed(Character)
    case star
    case restInTheMiddle
    case neighbours
    case brokenEscape(String)
    case unopened
    case optionalScheme
    case emptyGroup
    case tooLong
    case tooManyGroups
    case unknownType(String, known: [String])
  }
}

/// Reads the text of a pattern.
struct PatternParser {
  /// A segment, and the groups that it stands in, from the outside in.
  private typealias Part = (segment: RoutePattern.Segment, groups: [Int])

  /// So that matching, which calls itself once for each segment, needs no more of the stack than there is.
  private static let mostSegments = 128
  private static let mostGroups = 6

  private let text: [Character]
  private var place = 0
  private var openGroups: [(id: Int, column: Int)] = []
  /// The group around each group.
  private var parents: [Int?] = []
  private var parts: [Part] = []
  private var names: Set<String> = []
  /// The types that parameters are asked to be of, and their columns.
  private(set) var types: [(name: String, column: Int)] = []

  init(_ text: String) {
    self.text = Array(text)
  }

  mutating func forms() throws(PatternProblem) -> [RoutePattern.Form] {
    guard !text.isEmpty else { throw problem(.empty, at: 0) }
    let root = self.root()
    while place < text.count {
      switch text[place] {
      case "/": place += 1
      case "(": try openGroup()
      case ")": try closeGroup()
      default: try readSegment(root)
      }
      guard parts.count <= Self.mostSegments else { throw problem(.tooLong, at: place) }
    }
    if let open = openGroups.last { throw PatternProblem(column: open.column, reason: .unclosed("(")) }
    return forms(root)
  }

  private func problem(_ reason: PatternProblem.Reason, at place: Int) -> PatternProblem {
    PatternProblem(column: place + 1, reason: reason)
  }

  private mutating func root() -> RoutePattern.Root {
    var root = RoutePattern.Root.anything
    if let colon = text.firstIndex(of: ":"), let first = text.first, first.isASCII, first.isLetter,
      text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    {
      root = .scheme(String(text[..<colon]).lowercased())
      place = colon + 1
    } else if text.starts(with: "//") {
      root = .anyScheme
    }
    return root
  }

  // MARK: Groups

  private mutating func openGroup() throws(PatternProblem) {
    guard place + 1 < text.count, text[place + 1] == "/" else { throw problem(.strayCharacter("(", after: "/"), at: place) }
    guard parents.count < Self.mostGroups else { throw problem(.tooManyGroups, at: place) }
    parents.append(openGroups.last?.id)
    openGroups.append((parents.count - 1, place + 1))
    place += 1
  }

  private mutating func closeGroup() throws(PatternProblem) {
    guard let group = openGroups.popLast() else { throw problem(.unopened, at: place) }
    guard parts.contains(where: { $0.groups.contains(group.id) }) else { throw problem(.emptyGroup, at: group.column - 1) }
    place += 1
    guard place == text.count || "/()".contains(text[place]) else {
      throw problem(.strayCharacter(text[place], after: ")"), at: place)
    }
  }

  /// The pattern with each choice of groups; what is inside of a group that is left out is left out too.
  private func forms(_ root: RoutePattern.Root) -> [RoutePattern.Form] {
    var forms: [RoutePattern.Form] = []
    for left in 0..<(1 << parents.count) {
      let isLeftOut = { (group: Int) in left >> group & 1 == 1 }
      // One form for each choice: a group in one that is left out is left out of no form a second time.
      guard parents.indices.allSatisfy({ group in
        guard let parent = parents[group], isLeftOut(parent) else { return true }
        return isLeftOut(group)
      }) else { continue }
      let segments = parts.filter { !$0.groups.contains(where: isLeftOut) }.map(\.segment)
      forms.append(RoutePattern.Form(root: root, segments: segments))
    }
    return forms
  }

  // MARK: Segments

  private mutating func readSegment(_ root: RoutePattern.Root) throws(PatternProblem) {
    if let last = parts.last, case .rest = last.segment { throw problem(.restInTheMiddle, at: place) }
    let segment =
      switch text[place] {
      case ":": try readParameter()
      case "*": try readStar()
      default: RoutePattern.Segment.literal(try readLiteral(until: { "/()?#".contains($0) }))
      }
    if place < text.count, text[place] == "?" || text[place] == "#" { throw problem(.query, at: place) }
    guard place == text.count || "/()".contains(text[place]) else {
      throw problem(.strayCharacter(text[place], after: "*"), at: place)
    }
    // The host's case counts for nothing.
    parts.append((parts.isEmpty && root != .anything ? segment.lowercased : segment, openGroups.map(\.id)))
  }

  private mutating func readStar() throws(PatternProblem) -> RoutePattern.Segment {
    place += 1
    guard place < text.count, text[place] == "*" else { return .any }
    place += 1
    let start = place
    let name = readName()
    if !name.isEmpty { try note(name, at: start) }
    return .rest(name.isEmpty ? nil : name)
  }

  /// `:name`, `:name(Type)`, `:name.literal` or any row of `{name}` and literals after a colon.
  private mutating func readParameter() throws(PatternProblem) -> RoutePattern.Segment {
    let start = place
    place += 1
    let name = readName()
    if !name.isEmpty, place == text.count || text[place] != "{" {
      try note(name, at: start + 1)
      if place + 1 < text.count, text[place] == "(", text[place + 1] != "/" {
        let type = try readType()
        return .parameter(name, type: type == "String" ? nil : type)
      }
      guard place < text.count, text[place] == "." else {
        guard place == text.count || "/()?#".contains(text[place]) else {
          throw problem(.strayCharacter(text[place], after: name), at: place)
        }
        return .parameter(name, type: nil)
      }
      let pieces = try readPieces()
      return .partial([.name(name)] + pieces)
    }
    place = start + 1
    let pieces = try readPieces()
    if pieces.count == 1, case .name(let name) = pieces[0] { return .parameter(name, type: nil) }
    guard pieces.contains(where: { if case .name = $0 { true } else { false } }) else {
      throw problem(.noName, at: start)
    }
    return .partial(pieces)
  }

  private mutating func readPieces() throws(PatternProblem) -> [RoutePattern.Piece] {
    var pieces: [RoutePattern.Piece] = []
    while place < text.count, !"/()?#".contains(text[place]) {
      guard text[place] == "{" else {
        pieces.append(.literal(try readLiteral { "{/()?#".contains($0) }))
        continue
      }
      let open = place
      if case .name? = pieces.last { throw problem(.neighbours, at: open) }
      guard let close = text[place...].firstIndex(where: { "}/".contains($0) }), text[close] == "}" else {
        throw problem(.unclosed("{"), at: open)
      }
      let name = String(text[open + 1..<close])
      guard !name.isEmpty else { throw problem(.noName, at: open) }
      try note(name, at: open + 1)
      pieces.append(.name(name))
      place = close + 1
    }
    return pieces
  }

  private mutating func readType() throws(PatternProblem) -> String {
    let open = place
    guard let close = text[place...].firstIndex(where: { ")/".contains($0) }), text[close] == ")" else {
      throw problem(.unclosed("("), at: open)
    }
    place = close + 1
    let type = String(text[open + 1..<close])
    types.append((type, open + 2))
    return type
  }

  /// A name that needs no braces: it could be a parameter's in Swift.
  private mutating func readName() -> String {
    let start = place
    while place < text.count, text[place].isLetter || text[place].isNumber || text[place] == "_" { place += 1 }
    return String(text[start..<place])
  }

  private mutating func note(_ name: String, at place: Int) throws(PatternProblem) {
    guard names.insert(name).inserted else { throw problem(.repeatedName(name), at: place) }
  }

  private mutating func readLiteral(until isEnd: (Character) -> Bool) throws(PatternProblem) -> String {
    let start = place
    while place < text.count, !isEnd(text[place]) {
      if text[place] == "*" { throw problem(.star, at: place) }
      place += 1
    }
    let literal = String(text[start..<place])
    do throws(PercentEncoding.Broken) {
      return try Array(literal.utf8).withUnsafeBufferPointer { bytes throws(PercentEncoding.Broken) in
        try PercentEncoding.decode(bytes, 0..<bytes.count)
      }
    } catch {
      throw problem(.brokenEscape(error.reason), at: start + literal.prefix(utf8: error.offset).count)
    }
  }
}

extension RoutePattern.Segment {
  /// The same with literal text in lower case.
  fileprivate var lowercased: Self {
    switch self {
    case .literal(let text): .literal(text.lowercased())
    case .partial(let pieces):
      .partial(
        pieces.map { piece in
          guard case .literal(let text) = piece else { return piece }
          return .literal(text.lowercased())
        })
    case .parameter, .any, .rest: self
    }
  }
}

extension String {
  /// What stands in the first bytes.
  fileprivate func prefix(utf8 count: Int) -> Substring {
    self[..<utf8.index(startIndex, offsetBy: count)]
  }
}
