internal import Waggle

extension RouteError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The whole message: a headline, the facts, the ways out.
  public var description: String { MessageText(storage).text }

  /// The same as `description`, so that an uncaught error is printed whole.
  public var debugDescription: String { description }

  /// What the message says to do.
  var waysOut: [String] { MessageText(storage).waysOut }
}

extension MessageText {
  /// The text of every error of a router.
  fileprivate init(_ error: RouteError.Storage) {
    self.init()
    let asked = Self.short(error.path.last.map { $0.isEmpty ? "''" : $0 } ?? "the request")
    switch error.problem {
    case .pattern(let pattern, let problem):
      headline = "the pattern '\(pattern)' cannot be read: \(problem.reason.headline), at column \(problem.column)"
      waysOut = [problem.reason.wayOut]
    case .conflict(let route, let other):
      headline =
        route.door == .url
        ? "'\(route.text)' answers URLs that '\(other.text)' answers" : "\(route.door.title(route.text)) is taken"
      facts = ["added at: \(route.place.text)", "there already: \(other.place.text)"]
      waysOut =
        route.door == .url
        ? ["take one of them out", "put this one in its place with 'replace'"] : ["give one of them another name"]
    case .malformed(let url, let broken):
      headline = "the URL '\(Self.short(url))' cannot be read: \(broken.reason), after \(broken.offset) bytes"
      waysOut = ["escape what is put into it, as 'router.url(for:)' does"]
    case .notFound(let near):
      headline = "nothing answers \(asked)"
      facts = near()
      waysOut = ["add a route for it", "set 'router.notFound' to answer whatever nothing else does"]
    case .passed(let routes):
      headline = "nothing answers \(asked): each route that fits passed"
      facts = routes.map { "passed: \($0.text) (\($0.place.text))" }
      waysOut = ["let one of them answer", "set 'router.notFound' to answer whatever nothing else does"]
    case .refused(let reason, let place):
      headline = "\(asked) was refused: \(reason)"
      facts = ["refused by: \(place.text)"]
    case .refusedAccess(let route):
      headline = "\(asked) came from outside, and only code may use its route"
      facts = ["route: \(route.text) (\(route.place.text))"]
      waysOut = ["say 'access: .public' where the route is added", "open it from code, without 'external:'"]
    case .cancelled:
      headline = "\(asked) was cancelled"
    case .timedOut(let duration, let place):
      headline = "\(asked) was not answered within \(duration)"
      if let place { facts = ["waited for: \(place.text)"] }
      waysOut = ["wait longer with 'timeout:'", "let the handler answer first and load afterwards"]
    case .failed(let underlying, let place, let isInterceptor):
      headline = "\(isInterceptor ? "an interceptor of" : "what answers") \(asked) threw: \(underlying)"
      facts = ["thrown by: \(place.text)"]
    case .isolated(let actor, let mayLeave, let route):
      headline =
        mayLeave
        ? "\(asked) is answered on \(actor), and was asked for synchronously from elsewhere"
        : "\(asked) is answered on \(actor) with what is not Sendable, so it may not leave"
      facts = ["handler: \(route.place.text)"]
      waysOut = (mayLeave ? ["use 'try await open(…)'"] : []) + ["ask in code that is bound to \(actor)"]
    case .asynchronous(let place, let isInterceptor):
      headline =
        isInterceptor
        ? "an asynchronous interceptor has a say in \(asked), which was asked for synchronously"
        : "\(asked) is answered asynchronously, and was asked for synchronously"
      facts = [(isInterceptor ? "interceptor: " : "handler: ") + place.text]
      waysOut = ["use 'try await open(…)'"]
    case .result(let expected, let given, let place):
      headline = "\(asked) is answered with another type than the one that was asked for"
      facts = ["expected: \(expected)", "given: \(given)", "answered by: \(place.text)"]
      waysOut = ["ask with 'as: \(given).self', or a protocol that it conforms to"]
    case .parameter(let name, let problem):
      headline = Self.headline(name, problem)
      facts = Self.facts(problem)
      waysOut = Self.waysOut(name, problem)
    case .value(let name, let pattern, let problem):
      headline = Self.headline(name, pattern, problem)
      waysOut = Self.waysOut(name, problem)
    case .map(let problem):
      headline =
        problem.isInForce
        ? "the route map is in force and was not saved: \(problem.headline)"
        : "the route map was not applied: \(problem.headline)"
      facts = (problem.entry.map { ["entry: \($0)"] } ?? []) + problem.reason.facts
      waysOut = problem.reason.waysOut
    case .redirectCircle:
      headline = "redirects go in a circle"
      waysOut = [
        "let the interceptor say '.proceed' to the URL that it redirects to",
        "let the route map's entry say 'route', which is looked up no further",
      ]
    case .tooManyRedirects(let limit):
      headline = "\(error.path.first ?? "the request") was redirected more than \(limit) times"
      waysOut = ["redirect to the last of them at once"]
    }
    if error.path.count > 1 { facts.append("path: " + error.path.map(Self.short).joined(separator: " → ")) }
    if let site = error.callSite { facts.append("asked for at: \(site.text)") }
  }

  /// A URL may be a megabyte long.
  static func short(_ text: String) -> String {
    text.count > 200 ? text.prefix(199) + "…" : text
  }

  private static func headline(_ name: String, _ problem: RouteError.ParameterProblem) -> String {
    switch problem {
    case .missing: "there is no parameter '\(name)'"
    case .unreadable(let text, let type): "the parameter '\(name)' is '\(short(text))', which is no \(type)"
    case .noObject: "no object '\(name)' was given"
    case .otherObject: "the object '\(name)' is of another type"
    case .undecodable(let reason): "the parameter '\(name)' cannot be decoded: \(reason)"
    }
  }

  private static func facts(_ problem: RouteError.ParameterProblem) -> [String] {
    switch problem {
    case .missing(let given), .noObject(let given):
      ["given: " + (given.isEmpty ? "none" : short(given.joined(separator: ", ")))]
    case .otherObject(let expected, let given): ["expected: \(expected)", "given: \(given)"]
    case .unreadable, .undecodable: []
    }
  }

  private static func waysOut(_ name: String, _ problem: RouteError.ParameterProblem) -> [String] {
    switch problem {
    case .missing(let given):
      NearestSpelling.question(name, among: given).map { [$0] } ?? ["add it to the URL: '?\(name)=…'"]
    case .noObject(let given):
      NearestSpelling.question(name, among: given).map { [$0] } ?? ["give it in 'with:', which no URL can"]
    case .unreadable(_, let type): ["let the pattern ask for it, ':\(name)(\(type))', so that another route may answer"]
    case .otherObject(let expected, _): ["give one of the type \(expected) in 'with:'"]
    case .undecodable: []
    }
  }

  private static func headline(_ name: String, _ pattern: String, _ problem: RouteError.ValueProblem) -> String {
    switch problem {
    case .missing: "no value was given for '\(name)' of '\(pattern)'"
    case .superfluous: "'\(pattern)' has no parameter '\(name)'"
    case .unnamed: "'\(pattern)' has '\(name)', which no value can be given for"
    case .unfit(let value): "'\(short(value))' cannot be the value of '\(name)' in '\(pattern)'"
    }
  }

  private static func waysOut(_ name: String, _ problem: RouteError.ValueProblem) -> [String] {
    switch problem {
    case .missing: ["give it: [\"\(name)\": …]"]
    case .superfluous(let known):
      NearestSpelling.question(name, among: known).map { [$0] } ?? ["give it as 'query:', or leave it out"]
    case .unnamed: ["name it: ':name', or '**name'"]
    case .unfit: ["give a value that the pattern fits when it is read back"]
    }
  }
}
