/// A route that fits a URL, and what its parameters stand for there.
public struct RouteMatch: Sendable {
  let route: Route
  let form: Int
  let url: String
  /// Places in the URL or, if it has escapes, in the decoded one.
  let captures: Captures

  /// The route's pattern, as it was written.
  public var pattern: String { route.text }

  /// What a parameter of the pattern stands for, decoded; `nil` if the pattern has none of that name, or left it out.
  ///
  /// - Complexity: O(*n*) in the number of the pattern's parameters.
  public subscript(name: String) -> String? {
    let form = route.forms[form]
    guard let index = form.names.firstIndex(of: name) else { return nil }
    return form.endsInRest && index == captures.count - 1 ? rest.joined(separator: "/") : text(captures[index])
  }

  /// The segments that `**` stands for, decoded.
  public var rest: [String] {
    guard route.forms[form].endsInRest else { return [] }
    if let decoded = captures.decoded { return decoded.rest }
    return text(captures[captures.count - 1]).split(separator: "/").map(String.init)
  }

  private func text(_ range: Range<Int>) -> String {
    if let decoded = captures.decoded { return String(decoding: decoded.bytes[range], as: UTF8.self) }
    let text = url.utf8.withContiguousStorageIfAvailable { String(decoding: $0[range], as: UTF8.self) }
    return text ?? String(decoding: url.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
