import Foundation

/// Finds the route for a URL by trying every form of every pattern, by the rules that the documentation
/// of `RoutePattern` gives, and nothing but these. Slow, and simple.
struct ReferenceRouter {
  /// One form of a pattern.
  private struct Form {
    let pattern: String
    let root: Root
    let segments: [Segment]
  }

  private enum Root: Equatable {
    case scheme(String)
    case anyScheme
    case anything
  }

  private indirect enum Segment {
    case literal(String)
    /// A name between two texts.
    case part(before: String, name: String, after: String)
    case parameter(String, type: String?)
    case star
    case rest(String?)
  }

  struct Answer: Equatable {
    let pattern: String
    let values: [String: String]
    let rest: [String]
  }

  private var forms: [Form] = []
  let isCaseInsensitive: Bool

  init(isCaseInsensitive: Bool) {
    self.isCaseInsensitive = isCaseInsensitive
  }
}

// MARK: Patterns

extension ReferenceRouter {
  mutating func add(_ pattern: String) {
    var (root, path) = (Root.anything, pattern)
    if let colon = pattern.firstIndex(of: ":"), pattern[..<colon].allSatisfy({ $0.isLetter || $0.isNumber }),
      colon > pattern.startIndex
    {
      root = .scheme(pattern[..<colon].lowercased())
      path = String(pattern[pattern.index(after: colon)...])
    } else if pattern.hasPrefix("//") {
      root = .anyScheme
    }
    for text in Self.choices(path[...]) {
      let segments = text.split(separator: "/").map { Self.segment(String($0)) }
      forms.append(Form(pattern: pattern, root: root, segments: segments))
    }
  }

  /// The text with each choice of its groups.
  private static func choices(_ text: Substring) -> [String] {
    guard let open = text.range(of: "(/") else { return [String(text)] }
    var (depth, end) = (0, open.lowerBound)
    repeat {
      if text[end] == "(" { depth += 1 }
      if text[end] == ")" { depth -= 1 }
      end = text.index(after: end)
    } while depth > 0
    let before = String(text[..<open.lowerBound])
    let after = choices(text[end...])
    let inner = choices(text[text.index(after: open.lowerBound)..<text.index(before: end)]) + [""]
    return inner.flatMap { inner in after.map { before + inner + $0 } }
  }

  private static func segment(_ text: String) -> Segment {
    if text == "*" { return .star }
    if text.hasPrefix("**") { return .rest(text.count > 2 ? String(text.dropFirst(2)) : nil) }
    guard text.hasPrefix(":") else { return .literal(text.removingPercentEncoding ?? text) }
    if let open = text.firstIndex(of: "{"), let close = text.firstIndex(of: "}") {
      return .part(
        before: String(text[text.index(after: text.startIndex)..<open]),
        name: String(text[text.index(after: open)..<close]), after: String(text[text.index(after: close)...]))
    }
    let pieces = text.dropFirst().split(separator: "(")
    return .parameter(String(pieces[0]), type: pieces.count > 1 ? String(pieces[1].dropLast()) : nil)
  }
}

// MARK: URLs

extension ReferenceRouter {
  /// The best answers, several only if the documentation prefers none of them; `nil` if the URL cannot be read.
  func answers(to url: String) -> [Answer]? {
    guard let address = Address(url) else { return nil }
    let fits = forms.compactMap { form in fit(form, address).map { (form, $0) } }
    guard let best = fits.map({ rank($0.0) }).min(by: { $0.lexicographicallyPrecedes($1) }) else { return [] }
    return fits.filter { rank($0.0) == best }.map(\.1)
  }

  /// What a URL consists of.
  private struct Address {
    var scheme: String?
    var host: String?
    var segments: [String] = []
    var isMachine: Bool { host.map { $0.contains { ".:@".contains($0) } || $0.lowercased() == "localhost" } ?? false }

    init?(_ url: String) {
      var rest = url[...]
      if let match = rest.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.\-]*):/) {
        scheme = match.1.lowercased()
        rest = rest[match.range.upperBound...]
      }
      rest = rest.prefix { $0 != "?" && $0 != "#" }
      var texts = rest.split(separator: "/").map(String.init)
      let hasHost = rest.hasPrefix("//") && !rest.hasPrefix("///") && rest.count > 2
      texts = texts.compactMap(\.removingPercentEncoding)
      guard texts.count == rest.split(separator: "/").count else { return nil }
      if hasHost { host = texts.first }
      segments = texts
    }
  }

  private func fit(_ form: Form, _ address: Address) -> Answer? {
    var segments = address.segments[...]
    var isHost = address.host != nil
    switch form.root {
    case .scheme(let scheme):
      guard scheme == address.scheme else { return nil }
      isHost = true
    case .anyScheme: guard address.host != nil else { return nil }
    case .anything:
      if address.isMachine {
        segments.removeFirst()
        isHost = false
      }
    }
    var values: [String: String] = [:]
    for (index, wanted) in form.segments.enumerated() {
      if case .rest(let name) = wanted {
        guard index == 0 || !segments.isEmpty else { return nil }
        if let name { values[name] = segments.joined(separator: "/") }
        return Answer(pattern: form.pattern, values: values, rest: Array(segments))
      }
      guard let given = segments.popFirst() else { return nil }
      guard fit(wanted, given, folding: isCaseInsensitive || isHost && index == 0, &values) else { return nil }
    }
    return segments.isEmpty ? Answer(pattern: form.pattern, values: values, rest: []) : nil
  }

  private func fit(_ segment: Segment, _ given: String, folding: Bool, _ values: inout [String: String]) -> Bool {
    func folded(_ text: String) -> String { folding ? text.lowercased() : text }
    switch segment {
    case .literal(let text): return folded(text) == folded(given)
    case .part(let before, let name, let after):
      guard given.count >= before.count + after.count, folded(given).hasPrefix(folded(before)),
        folded(given).hasSuffix(folded(after))
      else { return false }
      values[name] = String(given.dropFirst(before.count).dropLast(after.count))
    case .parameter(let name, let type):
      switch type {
      case "Int": guard Int(given) != nil else { return false }
      case "Bool": guard Bool(given) != nil else { return false }
      default: break
      }
      values[name] = given
    case .star, .rest: break
    }
    return true
  }

  /// What goes first has the smaller numbers: of the root, then of each segment.
  private func rank(_ form: Form) -> [Int] {
    let root =
      switch form.root {
      case .scheme: 0
      case .anyScheme: 1
      case .anything: 2
      }
    return [root]
      + form.segments.map { segment in
        switch segment {
        case .literal: 0
        case .part(let before, _, let after): 1_000 - before.utf8.count - after.utf8.count
        case .parameter(_, type: "Bool"): 2_000
        case .parameter(_, type: "Int"): 2_001
        case .parameter: 3_000
        case .star: 4_000
        case .rest: 5_000
        }
      }
  }
}
