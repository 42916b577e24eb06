/// The `--name value` pairs of a command line.
struct Options {
  private let verb: String
  private var values: [String: String] = [:]

  init(_ arguments: [String], verb: String, known: [String]) throws(ToolError) {
    self.verb = verb
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard known.contains(option) else {
        let what = option.hasPrefix("-") ? "unknown option" : "unexpected argument"
        throw .usage("\(what) '\(option)'; '\(verb)' knows \(known.joined(separator: ", "))", help: verb)
      }
      guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
        throw .usage("'\(option)' needs a value", help: verb)
      }
      guard values.updateValue(value, forKey: option) == nil else {
        throw .usage("'\(option)' is given twice", help: verb)
      }
    }
  }

  func optional(_ option: String) -> String? { values[option] }

  func value(_ option: String) throws(ToolError) -> String {
    guard let value = values[option] else { throw .usage("'\(verb)' needs '\(option)'", help: verb) }
    return value
  }
}
