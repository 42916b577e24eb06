/// One request on its way through the router: it says what is to be done next, and is told what came of it.
///
/// Whoever drives it runs the code of others, waits where he may, and holds no lock.
struct Journey {
  enum Step {
    case ask(Interceptor, RouteRequest)
    case run(Route, RouteRequest)
    case answer(any Sendable, RoutePlace)
  }

  /// More redirects than this are taken for a circle that changes as it goes.
  static let mostRedirects = 16

  private let snapshot: RouterSnapshot
  private let types: [String: ParameterType]
  private let circumstances: RouteCircumstances
  private var request: RouteRequest
  private var route: Route?
  /// What was opened one after the other.
  private(set) var path: [String]
  private let callSite: RoutePlace
  /// How the request came in.
  let door: RouteRequest.Door
  /// Those who are to be asked yet, the next one last.
  private var interceptors: [Interceptor] = []
  private var answer: (any Sendable, RoutePlace)?
  /// Whether the route map chose the route, so that no other one is looked for.
  private var isSentByMap = false
  /// Those that left the request to others.
  private var passed: [Route] = []
  private var isUnderWay = false

  init(_ request: RouteRequest, in router: Router, at callSite: RoutePlace) {
    snapshot = router.snapshot
    types = router.types
    circumstances = router.circumstances
    self.request = request
    path = [request.door.title(request.url)]
    self.callSite = callSite
    door = request.door
  }

  /// Goes on from a route that passed.
  init(_ request: RouteRequest, in router: Router, at callSite: RoutePlace, passedBy route: Route) throws(RouteError) {
    self.init(request, in: router, at: callSite)
    self.route = route
    isUnderWay = true
    try pass()
  }
}

extension Journey {
  /// The text of the route that the request has come to.
  var routeText: String? { route?.text }

  /// What is to be done next.
  mutating func next() throws(RouteError) -> Step {
    while !isUnderWay {
      isUnderWay = true
      try setOut()
    }
    if let (value, place) = answer { return .answer(value, place) }
    if let interceptor = interceptors.last { return .ask(interceptor, request) }
    guard let route else { throw notFound }
    return .run(route, request)
  }

  /// Heeds what the last interceptor said.
  mutating func take(_ decision: RouteDecision) throws(RouteError) {
    guard let interceptor = interceptors.popLast() else { return }
    switch decision {
    case .proceed: break
    case .change(let changed):
      let match = request.match
      request = changed
      request.match = match
    case .refuse(let reason): throw error(.refused(reason, by: interceptor.place))
    case .answer(let value): answer = (value, interceptor.place)
    case .redirect(let url): try redirect(to: url)
    }
  }

  private mutating func redirect(to url: String) throws(RouteError) {
    guard !path.contains(url) else {
      path.append(url)
      throw error(.redirectCircle)
    }
    path.append(url)
    interceptors = []
    guard path.count <= Self.mostRedirects + 1 else { throw error(.tooManyRedirects(Self.mostRedirects)) }
    request = request.opening(url)
    passed = []
    isUnderWay = false
  }

  /// Leaves the request to the next route that fits, because this one does not want it.
  mutating func pass() throws(RouteError) {
    guard let route else { return }
    passed.append(route)
    self.route = nil
    guard route !== content.notFound else { return }
    if request.door == .url, !isSentByMap { try findRoute() }
    if self.route == nil { turnToNotFound() }
  }

  /// An error with what is known of the request.
  func error(_ problem: RouteError.Problem) -> RouteError {
    RouteError(problem, path: path, at: callSite)
  }

  /// What somebody else's code threw, as an error of the router.
  func error(_ thrown: any Error, from place: RoutePlace, isInterceptor: Bool = false) -> RouteError {
    switch thrown {
    case let known as RouteError: known.on(path, at: callSite)
    case is CancellationError: error(.cancelled)
    case let over as TimeLimit.Over: error(.timedOut(over.duration, place))
    default: error(.failed(thrown, place, isInterceptor: isInterceptor))
    }
  }
}

extension Journey {
  private var content: RouterContent { snapshot.content }

  private mutating func setOut() throws(RouteError) {
    if request.door == .url {
      do throws(PercentEncoding.Broken) {
        try request.readQuery()
      } catch {
        throw self.error(.malformed(request.url, error))
      }
    }
    route = nil
    isSentByMap = false
    if content.map != nil {
      try heedMap()
      guard isUnderWay else { return }
    }
    if route == nil {
      switch request.door {
      case .url: try findRoute()
      case .key: route = content.keys[request.url]
      case .action: route = content.action(request)
      }
    }
    guard route != nil else { return turnToNotFound() }
    guard !content.interceptors.isEmpty else { return }
    interceptors = content.interceptors.reversed().filter { interceptor in
      guard let scope = interceptor.scope else { return true }
      return request.door == .url && scope.fits(request.url, types, isCaseInsensitive: content.table.isCaseInsensitive)
    }
  }

  /// Does what the route map says.
  private mutating func heedMap() throws(RouteError) {
    let found: MapLayer.Finding?
    do throws(PercentEncoding.Broken) {
      found = try content.map?.find(request, circumstances)
    } catch {
      throw self.error(.malformed(request.url, error))
    }
    guard let found, let map = content.map else { return }
    let place = RoutePlace.map(version: map.map.version, entry: found.entry)
    switch found.outcome {
    case .disabled(let message): throw error(.refused(message, by: place))
    case .route(let text):
      guard let target = content.route(text) else { return }
      guard !request.isExternal || target.access == .public else { throw error(.refusedAccess(target)) }
      request = request.adding(found.values)
      route = target
      isSentByMap = true
    case .redirect, .web:
      guard let target = found.target else { return }
      do throws(RouteError) {
        try redirect(
          to: target.url(
            found.values, query: request.query, types, isCaseInsensitive: content.table.isCaseInsensitive))
      } catch {
        throw error.on(path, at: callSite)
      }
    }
  }

  private mutating func findRoute() throws(RouteError) {
    var wish = FrozenRouteTable.Wish(isExternal: request.isExternal)
    do throws(PercentEncoding.Broken) {
      request.match = try snapshot.table.find(request.url, wish)
      // Of a route that passed another form may fit; it is not asked again.
      while let match = request.match, passed.contains(where: { $0 === match.route }) {
        wish.skipping += 1
        request.match = try snapshot.table.find(request.url, wish)
      }
    } catch {
      throw self.error(.malformed(request.url, error))
    }
    route = request.match?.route
    guard route == nil, request.isExternal, passed.isEmpty else { return }
    if let refused = snapshot.table.refusal(of: request.url) { throw error(.refusedAccess(refused)) }
  }

  /// The handler for what nobody answers is asked once, and by no interceptor's leave.
  private mutating func turnToNotFound() {
    guard let handler = content.notFound else { return }
    route = handler
    request.match = nil
    request = request.adding(["url": request.url, "key": request.url])
    guard let target = request.target else { return }
    request = request.adding(["target": target, "action": request.action])
  }

  private var notFound: RouteError {
    guard passed.isEmpty else { return error(.passed(passed)) }
    let (snapshot, types, request) = (snapshot, types, request)
    return error(.notFound { snapshot.content.nearMisses(of: request, types) })
  }
}

extension RouteRequest.Door {
  /// How a message names what was asked for.
  func title(_ text: String) -> String {
    switch self {
    case .url: text
    case .key: "key '\(text)'"
    case .action: "action '\(text)'"
    }
  }
}
