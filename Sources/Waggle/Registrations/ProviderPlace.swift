/// Who provides a service, and where the sources say so.
enum ProviderPlace: Sendable {
  /// A provider that generated code registers: `Module.Provider (Module/File.swift:1)`.
  ///
  /// One literal instead of three is a tenth of what a registration costs the compiler.
  case declared(StaticString)
  /// A closure that was registered by hand; the file is `Module/File.swift`, as `#fileID` has it.
  case closure(file: StaticString, line: UInt32)

  /// The text that messages show.
  var text: String {
    switch self {
    case .declared(let text): text.description
    case .closure(let file, let line): "\(file):\(line)"
    }
  }

  /// Whether `name` names this provider, with its module or without.
  func isProvider(_ name: String) -> Bool {
    guard case .declared(let text) = self else { return false }
    let full = text.description.split(separator: " (", maxSplits: 1)[0]
    return full == name || full.hasSuffix("." + name)
  }
}
