/// A table that says what becomes of URLs and keys, and that can be replaced while the app runs: from a file, or from a server.
///
/// ```json
/// { "version": 7,
///   "entries": [
///     { "from": "mgj://shop/:id", "redirect": "mgj://item/:id" },
///     { "key": "MSG001", "route": "mgj://profile" },
///     { "from": "mgj://pay", "web": "https://m.shop.com/pay", "when": { "appVersion": "<2.0", "flags": ["!newPay"] } },
///     { "from": "mgj://live/**", "disabled": "Live shows are closed until Monday." },
///     { "from": "mgj://**", "route": "mgj://upgrade", "when": { "appVersion": "<1.5" } } ] }
/// ```
///
/// An entry is for a pattern (`from`) or for a key (`*` is every key that no other entry is for), and says one of four things:
///
/// - `route`: the route of this pattern or key answers, with the parameters of the URL, and nothing else is looked at.
/// - `redirect`: this URL is opened instead. Its parameters, `item/:id` or `item?number=:id`, are those of `from`; the query
///   goes along.
/// - `web`: the same for a page in the web, `https` only. All parameters go along, in the query if the address does not have
///   them.
/// - `disabled`: nobody answers, and this is what the error says.
///
/// Of entries with one pattern the first counts whose conditions hold; among patterns the precedence is ``RoutePattern``'s.
/// What no entry is for goes its way as without a map.
public struct RouteMap: Sendable {
  /// What grows with each map.
  public let version: Int
  /// All entries, in their order.
  public let entries: [Entry]
  /// What the map was read from, byte for byte: what a signature is over, and what is stored.
  public let source: [UInt8]

  /// One line of the table.
  public struct Entry: Sendable {
    /// What it is for.
    public enum Subject: Hashable, Sendable {
      /// URLs that fit a pattern.
      case pattern(String)
      /// A key.
      case key(String)
    }

    /// What becomes of it.
    public enum Outcome: Hashable, Sendable {
      /// The route of this pattern or key answers.
      case route(String)
      /// This URL is opened; it may have the subject's parameters.
      case redirect(String)
      /// This page in the web is opened; it may have the subject's parameters.
      case web(String)
      /// Nobody answers.
      case disabled(String)
    }

    /// What it is for.
    public let subject: Subject
    /// What becomes of it.
    public let outcome: Outcome
    /// When it counts.
    public let condition: RouteCondition
  }
}

/// What is wrong with a route map: the first thing that is, and where.
struct MapProblem: Error {
  /// The number of the entry, from 1.
  let entry: Int?
  let reason: Reason

  enum Reason: Sendable {
    case unreadable(String)
    case tooLarge(Int)
    case notVerified(String)
    case oldVersion(Int, current: Int)
    case pattern(RouteError)
    case twice(String, other: Int)
    case unknownRoute(String, known: [String])
    case unknownParameter(String, of: String, known: [String])
    case noAnswer(String)
    case noPageForTheWeb(String)
    case notSecure(String)
    case circle([String])
    case store(String)
  }
}
