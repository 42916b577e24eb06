/// A route that fits a URL, and what its parameters stand for there.
public struct RouteMatch: Sendable {
  let route: Route
  let form: Int
  /// What the captures are places in: the URL or, if it has escapes, the decoded one.
  let text: String
  let captures: Captures
  /// The segments of `**` where the text does not tell them apart.
  let restSegments: [String]

  /// The route's pattern, as it was written.
  public var pattern: String { route.text }

  /// What a parameter of the pattern stands for, decoded; `nil` if the pattern has none of that name, or left it out.
  ///
  /// - Complexity: O(*n*) in the number of the pattern's parameters.
  public subscript(name: String) -> String? {
    for (index, other) in route.forms[form].names.enumerated() where other == name {
      return isRest(index) ? rest.joined(separator: "/") : text(captures[index])
    }
    return nil
  }

  /// The segments that `**` stands for, decoded.
  public var rest: [String] {
    let names = route.forms[form].names
    guard isRest(captures.count - 1) || captures.count > names.count else { return [] }
    guard restSegments.isEmpty else { return restSegments }
    return text(captures[captures.count - 1]).split(separator: "/").map(String.init)
  }

  private func isRest(_ capture: Int) -> Bool {
    guard case .rest? = route.forms[form].segments.last else { return false }
    return capture == captures.count - 1
  }

  private func text(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    return String(
      text[utf8.index(utf8.startIndex, offsetBy: range.lowerBound)..<utf8.index(utf8.startIndex, offsetBy: range.upperBound)])
  }
}

/// Places in a text, few of which need no memory of their own.
struct Captures: Sendable {
  private(set) var count = 0
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var more: [UInt64] = []

  mutating func append(_ start: Int32, _ end: Int32) {
    let bits = UInt64(UInt32(bitPattern: start)) << 32 | UInt64(UInt32(bitPattern: end))
    switch count {
    case 0: first = bits
    case 1: second = bits
    case 2: third = bits
    default: more.append(bits)
    }
    count += 1
  }

  subscript(index: Int) -> Range<Int> {
    let bits =
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: more[index - 3]
      }
    return Int(bits >> 32)..<Int(bits & 0xFFFF_FFFF)
  }
}
