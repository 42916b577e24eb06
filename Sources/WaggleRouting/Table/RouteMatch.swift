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
    for (index, other) in route.forms[form].names.enumerated() where other == name {
      return isRest(index) ? rest.joined(separator: "/") : text(captures[index])
    }
    return nil
  }

  /// The segments that `**` stands for, decoded.
  public var rest: [String] {
    let names = route.forms[form].names
    guard isRest(captures.count - 1) || captures.count > names.count else { return [] }
    if let decoded = captures.decoded { return decoded.rest }
    return text(captures[captures.count - 1]).split(separator: "/").map(String.init)
  }

  private func isRest(_ capture: Int) -> Bool {
    guard case .rest? = route.forms[form].segments.last else { return false }
    return capture == captures.count - 1
  }

  private func text(_ range: Range<Int>) -> String {
    if let decoded = captures.decoded { return String(decoding: decoded.bytes[range], as: UTF8.self) }
    let start = url.utf8.index(url.utf8.startIndex, offsetBy: range.lowerBound)
    return String(url[start..<url.utf8.index(start, offsetBy: range.count)])
  }
}

