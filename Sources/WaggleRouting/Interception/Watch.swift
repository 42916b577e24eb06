internal import Waggle

/// Follows one request for the observers of a router.
struct Watch {
  private let observers: [@Sendable (RouteEvent) -> Void]
  private let start = ContinuousClock.now

  /// Begins to follow a request; `nil` where nobody wants to see it.
  init?(_ router: Router) {
    observers = router.snapshot.content.observers
    guard !observers.isEmpty else { return nil }
  }

  /// Tells the observers what came of it.
  func report(_ journey: Journey, _ callSite: RoutePlace, _ error: RouteError?) {
    let event = RouteEvent(
      door: .route(journey.door), path: journey.path, route: journey.routeText, callSite: callSite.text,
      duration: start.duration(to: .now), error: error)
    for observer in observers { observer(event) }
  }
}
