/// What would become of a URL, and why: for a debug screen, a log, a test.
public struct RouteExplanation: Sendable, CustomStringConvertible {
  /// One URL on the way, the first one being what was asked for.
  public struct Step: Sendable {
    /// The URL.
    public let url: String
    /// What the route map says to it, if it says anything.
    public internal(set) var mapEntry: String?
    /// The routes that were tried, those that fit first, then those that fit nearly, the nearest first.
    public let candidates: [Candidate]
    /// What each interceptor says, in order.
    public internal(set) var decisions: [String] = []
  }

  /// A route that was tried.
  public struct Candidate: Sendable {
    /// Its pattern.
    public let pattern: String
    /// Where it was added.
    public let place: String
    /// Whether only code may use it.
    public let isInternal: Bool
    /// Why it does not fit; `nil` if it does.
    public let reason: String?
  }

  /// The URLs on the way.
  public internal(set) var steps: [Step] = []
  /// The pattern of the route that would answer; `nil` if none would.
  public internal(set) var route: String?
  /// What would go wrong, if anything would.
  public internal(set) var error: RouteError?

  /// All of it, for people to read.
  public var description: String {
    var lines: [String] = []
    for step in steps {
      lines.append(step.url)
      if let entry = step.mapEntry { lines.append("  map: \(entry)") }
      for candidate in step.candidates {
        let access = candidate.isInternal ? ", internal" : ""
        lines.append("  \(candidate.reason == nil ? "fits" : "no"): \(candidate.pattern) (\(candidate.place)\(access))")
        if let reason = candidate.reason { lines.append("    \(reason)") }
      }
      lines += step.decisions.map { "  interceptor: \($0)" }
    }
    if let route { lines.append("answered by: \(route)") }
    if let error { lines.append("\(error)") }
    return lines.joined(separator: "\n")
  }
}
