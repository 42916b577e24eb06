/// Places in a text, few of which need no memory of their own.
struct Captures: Sendable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var more: More?
  private var few = 0

  /// What there is no room for.
  private final class More: Sendable {
    let places: [UInt64]
    let decoded: Decoded?

    init(_ places: [UInt64], _ decoded: Decoded?) {
      self.places = places
      self.decoded = decoded
    }
  }

  /// A URL without its escapes.
  struct Decoded: Sendable {
    let bytes: [UInt8]
    /// The segments of `**`.
    let rest: [String]

    /// What stands for a URL without any text.
    static let nothing = Decoded(bytes: [.slash], rest: [])

    private init(bytes: [UInt8], rest: [String]) {
      self.bytes = bytes
      self.rest = rest
    }

    /// - Parameter captures: Places in the decoded text, the last one being that of `**` if the pattern ends in it.
    init(_ url: DecodedURL, endsInRest: Bool, _ captures: Captures) {
      bytes = url.bytes
      guard endsInRest else {
        rest = []
        return
      }
      let start = captures[captures.count - 1].lowerBound
      rest = url.segments.filter { $0.lowerBound >= start }.map { url[$0] }
    }
  }

  /// No places.
  @inline(__always)
  init() {}

  /// Copies places.
  @inline(__always)
  init(_ places: UnsafeMutableBufferPointer<UInt64>, count: Int) {
    if count > 0 { first = places[0] }
    if count > 1 { second = places[1] }
    if count > 2 { third = places[2] }
    few = min(count, 3)
    if count > 3 { more = More(Array(places[3..<count]), nil) }
  }

  /// A place in one word.
  @inline(__always)
  static func bits(_ start: Int, _ end: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: start) &<< 32 | UInt64(truncatingIfNeeded: end)
  }

  var count: Int { few + (more?.places.count ?? 0) }

  var decoded: Decoded? { more?.decoded }

  /// Keeps the text that these are places in.
  mutating func keep(_ decoded: Decoded) {
    more = More(more?.places ?? [], decoded)
  }

  subscript(index: Int) -> Range<Int> {
    let bits =
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: more?.places[index - 3] ?? 0
      }
    return Int(bits >> 32)..<Int(bits & 0xFFFF_FFFF)
  }
}
