/// The same numbers on every run.
struct Random {
  var state: UInt64

  /// A number from 0 to below `bound`.
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(bound, 1)
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// A range of at most `longest` numbers below `bound`.
  mutating func range(below bound: Int, atMost longest: Int) -> Range<Int> {
    let start = below(bound)
    return start..<min(start + 1 + below(longest), bound)
  }
}
