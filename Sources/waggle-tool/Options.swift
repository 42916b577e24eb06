internal import WaggleGraph

/// What stands behind a verb: `--name value` pairs, flags, and words without a name.
struct Options {
  private let verb: String
  private var values: [String: String] = [:]
  private var flags: Set<String> = []
  /// The words that belong to no option.
  private(set) var words: [String] = []

  /// - Parameters:
  ///   - known: The options that take a value.
  ///   - flags: The options that take none.
  ///   - mostWords: How many words may stand without an option.
  init(
    _ arguments: [String], verb: String, known: [String], flags knownFlags: [String] = [], mostWords: Int = 0
  ) throws(ToolError) {
    self.verb = verb
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if knownFlags.contains(option) {
        flags.insert(option)
      } else if known.contains(option) {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
          throw .usage("'\(option)' needs a value", help: verb)
        }
        guard values.updateValue(value, forKey: option) == nil else {
          throw .usage("'\(option)' is given twice", help: verb)
        }
      } else if option.hasPrefix("-") {
        let all = known + knownFlags
        let hint = NearestSpelling.question(option, among: all)
        throw .usage(
          "unknown option '\(option)'; \(hint ?? "'\(verb)' knows \(all.joined(separator: ", "))")", help: verb)
      } else if words.count < mostWords {
        words.append(option)
      } else {
        let all = (known + knownFlags).joined(separator: ", ")
        throw .usage("unexpected argument '\(option)'; '\(verb)' knows \(all)", help: verb)
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func optional(_ option: String) -> String? { values[option] }

  func value(_ option: String) throws(ToolError) -> String {
    guard let value = values[option] else { throw .usage("'\(verb)' needs '\(option)'", help: verb) }
    return value
  }
}
