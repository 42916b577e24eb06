internal import WaggleSyntax

/// The summaries of source files by their content, kept from one run to the next.
///
/// The file is a header and an entry for each summary. The header has the tool's own size and time, for another tool may
/// see something else in the same text, and a hash of the entries. What does not fit is no cache, and no error.
struct SummaryCache {
  private let path: String?
  private let tool: ContentHash?
  private var old: [UInt8] = []
  private var entries: [ContentHash: Range<Int>] = [:]
  private var kept: [UInt8] = []
  private var hasNews = false

  private static let magic = Array("waggle 1".utf8)
  private static let headerSize = 8 + 16 + 16

  /// Opens the cache at a path; without one every file is parsed.
  init(_ path: String?) {
    self.path = path
    tool = path == nil ? nil : FileSystem.identity(of: CommandLine.arguments[0])
    guard let path, let tool, let bytes = try? FileSystem.read(path), bytes.count >= Self.headerSize,
      Array(bytes[..<8]) == Self.magic, Self.hash(at: 8, in: bytes) == tool,
      Self.hash(at: 24, in: bytes) == bytes.withUnsafeBytes({ ContentHash(.init(rebasing: $0[Self.headerSize...])) })
    else { return }
    var offset = Self.headerSize
    while offset + 20 <= bytes.count {
      let count = (0..<4).reduce(0) { $0 | Int(bytes[offset + 16 + $1]) << ($1 * 8) }
      let start = offset + 20
      guard count <= bytes.count - start else { break }
      entries[Self.hash(at: offset, in: bytes)] = start..<(start + count)
      offset = start + count
    }
    old = bytes
  }

  /// The summary of a source file, from the cache or parsed.
  ///
  /// - Complexity: O(*n*) in the number of bytes; a hundredth of the time of parsing if the cache has it.
  mutating func summary(path: String, bytes: [UInt8]) -> SourceFile {
    guard tool != nil else { return SourceFile(path: path, bytes: bytes).summary }
    let hash = bytes.withUnsafeBytes { ContentHash($0) }
    if let range = entries[hash], let file = SourceFile(path: path, encoded: old[range]) {
      keep(hash, old[range])
      return file
    }
    let file = SourceFile(path: path, bytes: bytes).summary
    keep(hash, file.encoded[...])
    hasNews = true
    return file
  }

  /// Writes the cache if it holds something new.
  ///
  /// That it cannot be written is nobody's problem.
  func save() {
    guard let path, let tool, hasNews else { return }
    var bytes = Self.magic
    Self.append(tool, to: &bytes)
    Self.append(kept.withUnsafeBytes { ContentHash($0) }, to: &bytes)
    try? FileSystem.write(bytes + kept, to: path)
  }

  private mutating func keep(_ hash: ContentHash, _ encoded: ArraySlice<UInt8>) {
    Self.append(hash, to: &kept)
    for shift in 0..<4 { kept.append(UInt8(truncatingIfNeeded: encoded.count >> (shift * 8))) }
    kept += encoded
  }

  private static func append(_ hash: ContentHash, to bytes: inout [UInt8]) {
    for word in [hash.low, hash.high] {
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift * 8))) }
    }
  }

  private static func hash(at offset: Int, in bytes: [UInt8]) -> ContentHash {
    func word(_ offset: Int) -> UInt64 { (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64($1 * 8) } }
    return ContentHash(low: word(offset), high: word(offset + 8))
  }
}
