/// A provider that the sources declare and that this build or this system leaves out; kept for messages.
struct LeftOutProvider: Sendable {
  /// The service's name, with its module and without generic arguments.
  ///
  /// Its type may be left out as well.
  let service: StaticString
  let name: ServiceName?
  let place: ProviderPlace
  /// `#if DEBUG`, `#available(macOS 26, *)`.
  let condition: StaticString

  /// Whether somebody who asks for a type of this name may have meant it.
  func isNamed(_ type: TypeText) -> Bool {
    Self.lastName(of: service.description) == Self.lastName(of: type.short)
  }

  private static func lastName(of text: String) -> Substring? {
    let words = text.prefix { $0 != "<" }
    return words.split { $0 == "." || $0 == " " }.last
  }
}
