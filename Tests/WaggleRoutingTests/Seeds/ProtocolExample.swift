import Testing
import Waggle
import WaggleRouting

@Suite("The example of services by protocol", .timeLimit(.minutes(1)))
@MainActor
struct ProtocolExample {
  private let registry = ServiceRegistry()
  private let screen = Screen<CAimController>()
  private let calls = Calls()

  init() {
    registry.register((any CAimService).self) { @MainActor [screen] in CAimServiceProvider(screen: screen) }
  }

  @Test("The caller asks for the protocol and goes to a page, which calls back")
  func goes() throws {
    let service = try registry.get((any CAimService).self)
    service.gotoCAimController(name: "From C") { [calls] in calls.add("CAim CallBack") }
    let page = try #require(screen.visible)
    #expect(page.name == "From C")
    page.callBack()
    #expect(calls.all == ["CAim CallBack"])
  }

  @Test("Each request makes an instance")
  func makesAnew() throws {
    let first = try registry.get((any CAimService).self)
    #expect(try registry.get((any CAimService).self) !== first)
  }

  @Test("A router's observer sees these requests beside its own, so that nothing goes by unseen")
  func observes() throws {
    let router = Router(registry: registry)
    try router.add("app://c") { @MainActor request in
      try request.services.get((any CAimService).self).gotoCAimController(name: "From a URL") {}
    }
    router.observe(includingServices: true) { [calls] event in
      switch event.door {
      case .service: calls.add("service \(event.path.last ?? "") \(event.route ?? "none")")
      case .route: calls.add("route \(event.path.last ?? "") \(event.route ?? "none")")
      }
    }
    try registry.get((any CAimService).self).gotoCAimController(name: "From C") {}
    #expect(calls.all == ["service WaggleRoutingTests.CAimService transient"])
    try router.object(for: "app://c", as: Void.self)
    #expect(
      calls.all.dropFirst() == ["service WaggleRoutingTests.CAimService transient", "route app://c app://c"])
    #expect(screen.pages.map(\.name) == ["From C", "From a URL"])
  }

  @Test("An interceptor may put another provider in the place of the one that was found")
  func intercepts() throws {
    registry.intercept { [calls] resolution in
      guard resolution.service == (any CAimService).self else { return }
      resolution.result = .success(ClosedCAimService(calls: calls))
    }
    try registry.get((any CAimService).self).gotoCAimController(name: "From C") {}
    #expect(calls.all == ["C is closed for From C"])
    #expect(screen.visible == nil)
  }
}

// What the module C offers others.
@MainActor
protocol CAimService: AnyObject {
  func gotoCAimController(name: String, callBack: @escaping @Sendable () -> Void)
}

// What the module C keeps to itself.
@MainActor
private final class CAimServiceProvider: CAimService {
  private let screen: Screen<CAimController>

  init(screen: Screen<CAimController>) {
    self.screen = screen
  }

  func gotoCAimController(name: String, callBack: @escaping @Sendable () -> Void) {
    screen.push(CAimController(name: name, callBack: callBack))
  }
}

private struct CAimController {
  let name: String
  let callBack: @Sendable () -> Void
}

@MainActor
private final class ClosedCAimService: CAimService {
  private let calls: Calls

  nonisolated init(calls: Calls) {
    self.calls = calls
  }

  func gotoCAimController(name: String, callBack: @escaping @Sendable () -> Void) {
    calls.add("C is closed for \(name)")
  }
}
