import WaggleSyntax

/// Tells whether the condition of an `#if` holds in one module, as far as that can be known.
///
/// `DEBUG` and what may be given on a command line are not known, and neither is what depends on one of them.
struct BuildConditions: Sendable {
  let platform: Platform
  /// The compilation conditions that hold: a manifest's defines, and traits.
  let defines: Set<String>
  /// Whether the module is built on another, which it can import then.
  let canImport: @Sendable (String) -> Bool

  init(platform: Platform, defines: Set<String>, canImport: @escaping @Sendable (String) -> Bool) {
    self.platform = platform
    self.defines = defines
    self.canImport = canImport
  }

  /// What is known of one module's build.
  init(of module: Module, in program: Program) {
    self.init(platform: program.platform, defines: module.defines) { other in
      other != module.name && program.module(module.name, isBuiltOn: other)
    }
  }

  /// Whether all of these hold.
  func hold(_ conditions: [String]) -> Bool? {
    var result: Bool? = true
    for condition in conditions {
      switch holds(condition) {
      case false?: return false
      case nil: result = nil
      case true?: break
      }
    }
    return result
  }

  /// Whether a condition holds; `nil` if nobody can tell before the build.
  func holds(_ condition: String) -> Bool? {
    var reader = ConditionReader(condition, self)
    return reader.read()
  }

  /// Whether a single word or call such as `os(Linux)` holds.
  func holds(_ word: String, _ argument: String?) -> Bool? {
    guard let argument else {
      switch word {
      case "true", "SWIFT_PACKAGE": return true
      case "false": return false
      default: return defines.contains(word) ? true : nil
      }
    }
    switch word {
    case "os":
      guard let os = platform.os else { return Platform.apple.contains(argument) ? nil : false }
      return argument == os
    case "arch": return platform.architecture.map { $0 == argument }
    case "compiler": return version(argument, platform.compiler)
    // In older language modes `swift` is the mode's version.
    case "swift": return version(argument, (from: [5, 10], below: platform.compiler.below))
    case "canImport": return canImport(argument) ? true : nil
    default: return nil
    }
  }

  /// Whether `>=5.9` or `<6` holds for every version of a range.
  private func version(_ text: String, _ known: (from: [Int], below: [Int])) -> Bool? {
    let isMinimum = text.hasPrefix(">=")
    guard isMinimum || text.hasPrefix("<") else { return nil }
    let parts = text.dropFirst(isMinimum ? 2 : 1).split(separator: ".").map { Int($0) }
    let wanted = parts.compactMap(\.self)
    guard !wanted.isEmpty, wanted.count == parts.count else { return nil }
    if !known.from.lexicographicallyPrecedes(wanted) { return isMinimum }
    if !wanted.lexicographicallyPrecedes(known.below) { return !isMinimum }
    return nil
  }
}

/// Reads a condition from left to right, with `!`, `&&`, `||` and parentheses.
private struct ConditionReader {
  private let bytes: [UInt8]
  private let conditions: BuildConditions
  private var offset = 0
  private var depth = 0
  private var hasFailed = false

  init(_ text: String, _ conditions: BuildConditions) {
    bytes = Array(text.utf8)
    self.conditions = conditions
  }

  mutating func read() -> Bool? {
    let result = readOr()
    return hasFailed || offset < bytes.count ? nil : result
  }

  private mutating func readOr() -> Bool? {
    var result = readAnd()
    while take("||") {
      let right = readAnd()
      result = result == true || right == true ? true : result == false ? right : right == false ? result : nil
    }
    return result
  }

  private mutating func readAnd() -> Bool? {
    var result = readOperand()
    while take("&&") {
      let right = readOperand()
      result = result == false || right == false ? false : result == true ? right : right == true ? result : nil
    }
    return result
  }

  private mutating func readOperand() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { return fail() }
    if take("!") { return readOperand().map { !$0 } }
    if take("(") {
      let result = readOr()
      return take(")") ? result : fail()
    }
    let word = readWord()
    guard !word.isEmpty else { return fail() }
    guard take("(") else { return conditions.holds(word, nil) }
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: ")")) else { return fail() }
    let argument = String(decoding: bytes[offset..<end], as: UTF8.self).filter { $0 != " " }
    offset = end + 1
    skipSpace()
    return conditions.holds(word, argument)
  }

  private mutating func readWord() -> String {
    skipSpace()
    let start = offset
    while offset < bytes.count, isWordPart(bytes[offset]) { offset += 1 }
    defer { skipSpace() }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    skipSpace()
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    offset += count
    skipSpace()
    return true
  }

  private mutating func fail() -> Bool? {
    hasFailed = true
    return nil
  }
}
