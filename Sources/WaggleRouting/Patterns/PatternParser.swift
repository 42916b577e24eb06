/// Reads the text of a pattern.
struct PatternParser {
  /// A segment, and the groups that it stands in, from the outside in.
  private typealias Part = (segment: RoutePattern.Segment, groups: [Int])

  /// So that matching, which calls itself once for each segment, needs no more of the stack than there is.
  private static let mostSegments = 128
  private static let mostGroups = 6

  private let text: [UInt8]
  private var place = 0
  private var openGroups: [(id: Int, place: Int)] = []
  /// The group around each group.
  private var parents: [Int?] = []
  private var parts: [Part] = []
  private var names: [String] = []
  /// The types that parameters are asked to be of, and their columns.
  private(set) var types: [(name: String, column: Int)] = []

  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  mutating func forms() throws(PatternProblem) -> [RoutePattern.Form] {
    guard !text.isEmpty else { throw problem(.empty, at: 0) }
    let root = self.root()
    while place < text.count {
      switch text[place] {
      case .slash: place += 1
      case .open: try openGroup()
      case .close: try closeGroup()
      default: try readSegment(root)
      }
      guard parts.count <= Self.mostSegments else { throw problem(.tooLong, at: place) }
    }
    if let group = openGroups.last { throw problem(.openGroup, at: group.place) }
    return forms(root)
  }

  private func problem(_ reason: PatternProblem.Reason, at place: Int) -> PatternProblem {
    PatternProblem(column: column(at: place), reason: reason)
  }

  private func column(at place: Int) -> Int { string(0..<place).count + 1 }

  private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The character at a place, for a message.
  private func character(at place: Int) -> Character { string(place..<text.count).first ?? " " }

  /// Whether the text is at its end, or at what ends a segment.
  private var isAtEnd: Bool { place == text.count || text[place].endsSegment }

  private mutating func root() -> RoutePattern.Root {
    guard let first = text.first, first.isLetter else {
      return text.starts(with: [.slash, .slash]) ? .anyScheme : .anything
    }
    let end = text.firstIndex { !$0.isInScheme } ?? text.count
    guard end < text.count, text[end] == .colon else { return .anything }
    place = end + 1
    return .scheme(string(0..<end).lowercased())
  }

  // MARK: Groups

  private mutating func openGroup() throws(PatternProblem) {
    guard place + 1 < text.count, text[place + 1] == .slash else {
      throw problem(.optionalScheme, at: place)
    }
    guard parents.count < Self.mostGroups else { throw problem(.tooManyGroups, at: place) }
    parents.append(openGroups.last?.id)
    openGroups.append((parents.count - 1, place))
    place += 1
  }

  private mutating func closeGroup() throws(PatternProblem) {
    guard let group = openGroups.popLast() else { throw problem(.unopened, at: place) }
    guard parts.contains(where: { $0.groups.contains(group.id) }) else { throw problem(.emptyGroup, at: group.place) }
    place += 1
    guard isAtEnd else { throw problem(.strayCharacter(character(at: place), after: ")"), at: place) }
  }

  /// The pattern with each choice of groups; what is inside of a group that is left out is left out too.
  private func forms(_ root: RoutePattern.Root) -> [RoutePattern.Form] {
    guard !parents.isEmpty else { return [RoutePattern.Form(root: root, segments: parts.map(\.segment))] }
    var forms: [RoutePattern.Form] = []
    for left in 0..<(1 << parents.count) {
      // The last groups are left out first.
      let isLeftOut = { (group: Int) in left >> (parents.count - 1 - group) & 1 == 1 }
      // One form for each choice: a group in one that is left out is left out of no form a second time.
      guard
        parents.indices.allSatisfy({ group in
          guard let parent = parents[group], isLeftOut(parent) else { return true }
          return isLeftOut(group)
        })
      else { continue }
      let segments = parts.filter { !$0.groups.contains(where: isLeftOut) }.map(\.segment)
      forms.append(RoutePattern.Form(root: root, segments: segments))
    }
    return forms
  }

  // MARK: Segments

  private mutating func readSegment(_ root: RoutePattern.Root) throws(PatternProblem) {
    if let last = parts.last, case .rest = last.segment { throw problem(.restInTheMiddle, at: place) }
    let start = place
    let segment =
      switch text[place] {
      case .colon: try readParameter()
      case .star: try readStar()
      default: RoutePattern.Segment.literal(try readLiteral(untilBrace: false))
      }
    if place < text.count, text[place] == .questionMark || text[place] == .hash { throw problem(.query, at: place) }
    guard isAtEnd else { throw problem(.strayCharacter(character(at: place), after: string(start..<place)), at: place) }
    // The host's case counts for nothing.
    parts.append((parts.isEmpty && root != .anything ? segment.lowercased : segment, openGroups.map(\.id)))
  }

  private mutating func readStar() throws(PatternProblem) -> RoutePattern.Segment {
    place += 1
    guard place < text.count, text[place] == .star else { return .any }
    place += 1
    let start = place
    let name = readName()
    if !name.isEmpty { try note(name, at: start) }
    return .rest(name.isEmpty ? nil : name)
  }

  /// `:name`, `:name(Type)`, `:name.literal`, or literals and `{name}` in turn after a colon.
  private mutating func readParameter() throws(PatternProblem) -> RoutePattern.Segment {
    let start = place
    place += 1
    let end = text[place...].firstIndex { $0 == .slash } ?? text.count
    if text[place..<end].contains(.openBrace) { return try readBraces(from: start) }
    let name = readName()
    guard !name.isEmpty else { throw problem(.noName, at: start) }
    try note(name, at: start + 1)
    if place + 1 < text.count, text[place] == .open, text[place + 1] != .slash {
      let type = try readType()
      return .parameter(name, type: type == "String" ? nil : type)
    }
    if place < text.count, text[place] == UInt8(ascii: ".") {
      return .partial([.name(name), .literal(try readLiteral(untilBrace: false))])
    }
    guard isAtEnd else { throw problem(.strayCharacter(character(at: place), after: name), at: place) }
    return .parameter(name, type: nil)
  }

  private mutating func readBraces(from start: Int) throws(PatternProblem) -> RoutePattern.Segment {
    var pieces: [RoutePattern.Piece] = []
    while !isAtEnd {
      guard text[place] == .openBrace else {
        pieces.append(.literal(try readLiteral(untilBrace: true)))
        continue
      }
      if case .name? = pieces.last { throw problem(.neighbours, at: place) }
      let end = text[place...].firstIndex { $0 == .closeBrace || $0 == .slash }
      guard let end, text[end] == .closeBrace else { throw problem(.unclosed("{"), at: place) }
      let name = string(place + 1..<end)
      guard !name.isEmpty else { throw problem(.noName, at: place) }
      try note(name, at: place + 1)
      pieces.append(.name(name))
      place = end + 1
    }
    if pieces.count == 1, case .name(let name) = pieces[0] { return .parameter(name, type: nil) }
    return .partial(pieces)
  }

  private mutating func readType() throws(PatternProblem) -> String {
    let open = place
    let end = text[place...].firstIndex { $0 == .close || $0 == .slash }
    guard let end, text[end] == .close else { throw problem(.unclosed("("), at: open) }
    place = end + 1
    let type = string(open + 1..<end)
    guard !type.isEmpty else { throw problem(.noType, at: open) }
    types.append((type, column(at: open + 1)))
    return type
  }

  /// A name that needs no braces: it could be a parameter's in Swift.
  private mutating func readName() -> String {
    let start = place
    while place < text.count, text[place].isInName { place += 1 }
    return string(start..<place)
  }

  private mutating func note(_ name: String, at place: Int) throws(PatternProblem) {
    guard !names.contains(name) else { throw problem(.repeatedName(name), at: place) }
    names.append(name)
  }

  private mutating func readLiteral(untilBrace: Bool) throws(PatternProblem) -> String {
    let start = place
    var hasEscape = false
    while !isAtEnd, !(untilBrace && text[place] == .openBrace) {
      if text[place] == .star { throw problem(.star, at: place) }
      if text[place] == .openBrace {
        throw problem(.strayCharacter("{", after: place > start ? string(start..<place) : "/"), at: place)
      }
      if text[place] == .percent { hasEscape = true }
      place += 1
    }
    guard hasEscape || !text[start..<place].allSatisfy(\.isASCII) else { return string(start..<place) }
    do throws(PercentEncoding.Broken) {
      return try text.withUnsafeBufferPointer { bytes throws(PercentEncoding.Broken) in
        try PercentEncoding.decode(bytes, start..<place)
      }
    } catch {
      throw problem(.brokenEscape(error.reason), at: error.offset)
    }
  }
}

extension UInt8 {
  fileprivate static let open = UInt8(ascii: "(")
  fileprivate static let close = UInt8(ascii: ")")
  fileprivate static let openBrace = UInt8(ascii: "{")
  fileprivate static let closeBrace = UInt8(ascii: "}")
  fileprivate static let star = UInt8(ascii: "*")

  fileprivate var isInName: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || !isASCII }

  fileprivate var endsSegment: Bool {
    switch self {
    case .slash, .open, .close, .questionMark, .hash: true
    default: false
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
