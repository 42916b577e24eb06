/// Who provides a service, and where the sources say so.
struct ProviderPlace: Sendable {
  /// The provider's name with its module, or `nil` where a closure was registered by hand.
  let provider: StaticString?
  /// `Module/File.swift`, as `#fileID` has it.
  let file: StaticString
  let line: UInt32

  var location: String { "\(file):\(line)" }

  var text: String {
    guard let provider else { return location }
    return "\(provider) (\(location))"
  }
}
