import Synchronization
import Testing
import Waggle
import WaggleRouting

@Suite("Observers", .timeLimit(.minutes(1)))
struct ObserveTests {
  private let router = Router(registry: ServiceRegistry())
  private let events = Events()

  init() throws {
    router.observe { [events] event in events.add(event) }
    try router.add("mgj://a/:x", access: .public) { try $0["x"] as Int }
    try router.add("mgj://wait") { _ async in 3 }
    try router.add(key: "k") { _ in 1 }
    try router.add(target: "T", action: "a") { _ in 2 }
  }

  @Test("A request is seen by whatever door it came, with its route")
  func doors() async throws {
    _ = try router.object(for: "mgj://a/1", as: Int.self, file: "App/Main.swift", line: 7)
    _ = try await router.open("mgj://wait", as: Int.self)
    _ = try await router.open(external: "mgj://a/2", as: Int.self)
    _ = try router.object(forKey: "k", as: Int.self)
    _ = try await router.open(key: "k", as: Int.self)
    _ = try router.perform("T", "a", as: Int.self)
    _ = try await router.open(target: "T", action: "a", as: Int.self)
    #expect(
      events.all.map(\.text) == [
        #"url ["mgj://a/1"] mgj://a/:x fine"#, #"url ["mgj://wait"] mgj://wait fine"#,
        #"url ["mgj://a/2"] mgj://a/:x fine"#, #"key ["key \'k\'"] k fine"#, #"key ["key \'k\'"] k fine"#,
        #"action ["action \'T.a\'"] T.a fine"#, #"action ["action \'T.a\'"] T.a fine"#,
      ])
    #expect(events.all.first?.callSite == "App/Main.swift:7")
    #expect(events.all.allSatisfy { $0.duration > .zero })
  }

  @Test("What went wrong is seen too")
  func errors() async throws {
    try router.add("mgj://boom") { _ -> Int in throw Boom() }
    for url in ["mgj://%", "mgj://nowhere", "mgj://boom", "mgj://wait", "mgj://a/x"] {
      _ = try? router.object(for: url, as: Int.self)
    }
    _ = try? await router.open("mgj://a/1", as: String.self)
    #expect(
      events.all.map(\.text) == [
        #"url ["mgj://%"] nil malformed"#, #"url ["mgj://nowhere"] nil notFound"#,
        #"url ["mgj://boom"] mgj://boom failed"#, #"url ["mgj://wait"] mgj://wait asynchronous"#,
        #"url ["mgj://a/x"] mgj://a/:x parameter"#, #"url ["mgj://a/1"] mgj://a/:x result"#,
      ])
  }

  @Test("A request that was redirected came in by its own door")
  func redirects() async throws {
    router.intercept { $0.url == "mgj://a/2" ? .proceed : .redirect("mgj://a/2") }
    _ = try router.object(for: "mgj://a/1", as: Int.self)
    _ = try router.object(forKey: "k", as: Int.self)
    _ = try router.perform("T", "a", as: Int.self)
    #expect(
      events.all.map(\.text) == [
        #"url ["mgj://a/1", "mgj://a/2"] mgj://a/:x fine"#, #"key ["key \'k\'", "mgj://a/2"] mgj://a/:x fine"#,
        #"action ["action \'T.a\'", "mgj://a/2"] mgj://a/:x fine"#,
      ])
  }

  @Test("Each observer sees each request once, and neither a match nor an explanation is one")
  func once() async throws {
    router.observe { [events] event in events.add(event) }
    _ = try router.match("mgj://a/1")
    _ = router.canOpen("mgj://a/1")
    _ = await router.explain("mgj://a/1")
    #expect(events.all.isEmpty)
    _ = try router.object(for: "mgj://a/1", as: Int.self)
    #expect(events.all.count == 2)
  }

  @Test("An inner request is seen before the outer one")
  func inner() async throws {
    try router.add("mgj://outer") { [router] _ in try router.object(for: "mgj://a/1", as: Int.self) }
    _ = try router.object(for: "mgj://outer", as: Int.self)
    #expect(events.all.map(\.path) == [["mgj://a/1"], ["mgj://outer"]])
  }

  @Test("What the registry is asked for is seen where that is wanted, failures too")
  func services() async throws {
    router.registry.register((any Greeter).self, scope: .singleton) { German() }
    let services = Events()
    router.observe(includingServices: true) { services.add($0) }
    _ = try router.registry.get((any Greeter).self)
    _ = try? router.registry.get((any Silent).self)
    try router.add("mgj://greet") { try $0.services.get((any Greeter).self).word }
    #expect(try router.object(for: "mgj://greet", as: String.self) == "Hallo")
    #expect(services.all.map(\.doorText) == ["service", "service", "service", "url"])
    #expect(services.all.map { $0.error == nil } == [true, false, true, true])
    #expect(services.all.first?.path.last?.hasSuffix("Greeter") == true)
    #expect(services.all.first?.route == "singleton")
    #expect(services.all[1].error is ServiceError)
    #expect(events.all.map(\.doorText) == ["url"])
  }

  @Test("An observer may use the router, and change it")
  func reentrant() async throws {
    router.observe { [router] event in
      guard event.path == ["mgj://a/1"] else { return }
      router.remove("mgj://a/:x")
      _ = try? router.object(for: "mgj://a/2", as: Int.self)
    }
    #expect(try router.object(for: "mgj://a/1", as: Int.self) == 1)
    #expect(events.all.map(\.text) == [#"url ["mgj://a/1"] mgj://a/:x fine"#, #"url ["mgj://a/2"] nil notFound"#])
  }
}

private protocol Greeter: Sendable {
  var word: String { get }
}

private protocol Silent: Sendable {}

private struct German: Greeter {
  let word = "Hallo"
}

private final class Events: Sendable {
  private let state = Mutex<[RouteEvent]>([])

  var all: [RouteEvent] { state.withLock { $0 } }

  func add(_ event: RouteEvent) { state.withLock { $0.append(event) } }
}

extension RouteEvent {
  fileprivate var doorText: String {
    switch door {
    case .route(let door): "\(door)"
    case .service: "service"
    }
  }

  fileprivate var text: String {
    let outcome = error.map { ($0 as? RouteError)?.code.description ?? "\($0)" } ?? "fine"
    return "\(doorText) \(path) \(route ?? "nil") \(outcome)"
  }
}
