import Testing
import Waggle

/// A service of the same name as another.
enum Elsewhere {
  protocol Tracker {}
}

protocol Repository<Entity>: Sendable {
  associatedtype Entity
}

struct Memory<Entity>: Sendable {}
struct Cache<Entity>: Sendable {}

private protocol Hidden: Sendable {}

private typealias Handler = @Sendable (Int) -> String

/// What the plugin would write for one provider.
private enum TrackingServices: ServiceCatalog {
  static var dependencies: [any ServiceCatalog.Type] { [] }

  static func register(in registrar: ServiceRegistrar) {
    registrar.add((any Tracker).self, "WaggleTests.ConsoleTracker (WaggleTests/Tracker.swift:3)") { _ in
      ConsoleTracker()
    }
  }
}

@Suite("ServiceError")
struct ErrorTests {
  let registry = ServiceRegistry()

  private func text(_ body: () throws -> Void) throws -> String {
    try #require(throws: ServiceError.self) { try body() }.description
  }

  @Test("missing")
  func missing() throws {
    let text = try text { _ = try registry.get((any Tracker).self, file: "App/Main.swift", line: 3) }
    #expect(
      text == """
        nobody provides WaggleTests.Tracker
          asked for at: App/Main.swift:3
        ways out:
          - write '// @service' above its provider, and let the target that makes the registry depend on that module
          - register it by hand before the first 'get': registry.register((any Tracker).self) { … }
        """)
  }

  @Test("missing under a name that nobody uses; near misses are the names that are in use")
  func missingName() throws {
    registry.register((any Tracker).self, named: "two", file: "Shop/Two.swift", line: 2) { ConsoleTracker() }
    registry.register((any Tracker).self, file: "Shop/One.swift", line: 1) { ConsoleTracker() }
    registry.register((any Greeter).self, file: "Shop/Other.swift", line: 1) { FixedGreeter("") }
    let text = try text {
      _ = try registry.get((any Tracker).self, named: "tow", file: "App/Main.swift", line: 3)
    }
    #expect(
      text == """
        nobody provides WaggleTests.Tracker named "tow"
          near miss: without a name it is provided by Shop/One.swift:1
          near miss: under the name "two" it is provided by Shop/Two.swift:2
          asked for at: App/Main.swift:3
        ways out:
          - write '// @service' above its provider, and let the target that makes the registry depend on that module
          - register it by hand before the first 'get': registry.register((any Tracker).self, named: "tow") { … }
        """)
  }

  @Test("missing where the provider's own type was asked for")
  func missingConcrete() throws {
    let registry = ServiceRegistry(TrackingServices.self)
    let text = try text { _ = try registry.get(ConsoleTracker.self, file: "App/Main.swift", line: 3) }
    #expect(
      text == """
        nobody provides WaggleTests.ConsoleTracker
          near miss: WaggleTests.ConsoleTracker (WaggleTests/Tracker.swift:3) is registered as WaggleTests.Tracker
          asked for at: App/Main.swift:3
        ways out:
          - write '// @service' above its provider, and let the target that makes the registry depend on that module
          - register it by hand before the first 'get': registry.register(ConsoleTracker.self) { … }
        """)
  }

  @Test("missing where another module or type has a service of the same name")
  func missingType() throws {
    registry.register((any Tracker).self, file: "Shop/One.swift", line: 1) { ConsoleTracker() }
    registry.register((any Tracker).self, named: "not the name asked for", file: "Shop/One.swift", line: 2) {
      ConsoleTracker()
    }
    let text = try text {
      _ = try registry.get((any Elsewhere.Tracker).self, file: "App/Main.swift", line: 3)
    }
    #expect(
      text == """
        nobody provides WaggleTests.Elsewhere.Tracker
          near miss: WaggleTests.Tracker is another type, provided by Shop/One.swift:1
          asked for at: App/Main.swift:3
        ways out:
          - write '// @service' above its provider, and let the target that makes the registry depend on that module
          - register it by hand before the first 'get': registry.register((any Tracker).self) { … }
        """)
  }

  @Test("A generic type of another argument, or another generic type of the same, is no near miss")
  func missingGeneric() throws {
    registry.register(Memory<Int>.self, file: "Shop/One.swift", line: 1) { Memory() }
    registry.register(Cache<String>.self, file: "Shop/One.swift", line: 2) { Cache() }
    let text = try text { _ = try registry.get(Memory<String>.self, file: "App/Main.swift", line: 3) }
    #expect(
      text == """
        nobody provides WaggleTests.Memory<Swift.String>
          asked for at: App/Main.swift:3
        ways out:
          - write '// @service' above its provider, and let the target that makes the registry depend on that module
          - register it by hand before the first 'get': registry.register(Memory<String>.self) { … }
        """)
  }

  struct Spelling: Sendable, CustomTestStringConvertible {
    let type: any Any.Type
    let code: String

    var testDescription: String { code }
  }

  private static let spellings = [
    Spelling(type: (any Greeter & Tracker).self, code: "(any Greeter & Tracker).self"),
    Spelling(type: Optional<any Greeter>.self, code: "Optional<Greeter>.self"),
    Spelling(type: Handler.self, code: "(@Sendable (Int) -> String).self"),
    Spelling(type: (Int, String).self, code: "(Int, String).self"),
    Spelling(type: (any Hidden).self, code: "(any Hidden).self"),
    Spelling(type: Int.self, code: "Int.self"),
  ]

  @Test("The way out of missing spells the type as code does", arguments: spellings)
  func spelling(_ spelling: Spelling) throws {
    func ask<S>(_ service: S.Type) throws -> String { try text { _ = try registry.get(service) } }
    #expect(try ask(spelling.type).hasSuffix("'get': registry.register(\(spelling.code)) { … }"))
  }

  @Test("ambiguous")
  func ambiguous() throws {
    registry.register((any Tracker).self, file: "Shop/One.swift", line: 10) { ConsoleTracker() }
    registry.register(Providers.self)
    let text = try text { _ = try registry.get((any Tracker).self, file: "App/Main.swift", line: 3) }
    #expect(
      text == """
        WaggleTests.Tracker has 2 providers, and 'get' wants one
          provider: Shop/One.swift:10
          provider: Shop.FileTracker (Shop/Two.swift:9)
          asked for at: App/Main.swift:3
        ways out:
          - give each a name, and ask with 'named:'
          - let one say 'replaces:' or the other 'fallback: true' in its annotation
          - ask for all of them with 'getAll'
        """)
  }

  private enum Providers: ServiceCatalog {
    static var dependencies: [any ServiceCatalog.Type] { [] }

    static func register(in registrar: ServiceRegistrar) {
      registrar.add((any Tracker).self, "Shop.FileTracker (Shop/Two.swift:9)") { _ in FileTracker() }
    }
  }

  @Test("cycle")
  func cycle() throws {
    registry.register((any ServiceA).self, scope: .singleton) {
      Part(try $0.get((any ServiceB).self, named: "b", file: "Shop/A.swift", line: 1))
    }
    registry.register((any ServiceB).self, named: "b") { Part(try $0.get((any ServiceA).self)) }
    let text = try text { _ = try registry.get((any ServiceA).self, file: "App/Main.swift", line: 3) }
    #expect(
      text == """
        WaggleTests.ServiceA needs itself to be made
          path: WaggleTests.ServiceA → WaggleTests.ServiceB named "b" → WaggleTests.ServiceA
          asked for at: App/Main.swift:3
        ways out:
          - let one of them ask when it is used, not when it is made
        """)
  }

  @Test("isolated: asked for synchronously from elsewhere")
  func isolated() throws {
    registry.register((any Screen).self, file: "Shop/One.swift", line: 10) { @MainActor in MainScreen() }
    let text = try text { _ = try registry.get((any Screen).self, file: "App/Main.swift", line: 3) }
    #expect(
      text == """
        WaggleTests.Screen is made on MainActor, and was asked for synchronously from elsewhere
          provider: Shop/One.swift:10
          asked for at: App/Main.swift:3
        ways out:
          - ask with 'try await get(waitingFor:)'
          - ask in code that is bound to MainActor
        """)
  }

  @Test("isolated: a nonisolated provider needs one of an actor")
  func isolatedNeed() throws {
    registry.register(Int.self) { services in
      _ = try services.get((any Tracker).self)
      return 0
    }
    registry.register((any Tracker).self, file: "Shop/One.swift", line: 10) { @Database in ConsoleTracker() }
    let text = try text { _ = try registry.get(Int.self, file: "App/Main.swift", line: 3) }
    #expect(
      text == """
        WaggleTests.Tracker is made on Database, and a provider that is not bound to it asked for it
          provider: Shop/One.swift:10
          path: Swift.Int → WaggleTests.Tracker
          asked for at: App/Main.swift:3
        ways out:
          - mark the provider that asks with @Database
          - make that provider's initializer async
        """)
  }

  @Test("isolated: a nonisolated provider needs one that never leaves an actor")
  func isolatedNeedNotSendable() throws {
    registry.register(Int.self) { services in
      _ = try services.get((any Settings).self)
      return 0
    }
    registry.register(
      (any Settings).self, scope: .singleton, on: MainActor.self, file: "Shop/One.swift", line: 10
    ) { SettingsStore() }
    let text = try text { _ = try registry.get(Int.self, file: "App/Main.swift", line: 3) }
    #expect(
      text == """
        WaggleTests.Settings is made on MainActor, and a provider that is not bound to it asked for it
          provider: Shop/One.swift:10
          path: Swift.Int → WaggleTests.Settings
          asked for at: App/Main.swift:3
        ways out:
          - mark the provider that asks with @MainActor
        """)
  }

  @Test("isolated: not Sendable, whether waited for or not")
  func isolatedNotSendable() async throws {
    registry.register(
      (any Settings).self, scope: .singleton, on: MainActor.self, file: "Shop/One.swift", line: 10
    ) { SettingsStore() }
    let expected = """
      WaggleTests.Settings is made on MainActor and is not Sendable, so it may not leave
        provider: Shop/One.swift:10
        asked for at: App/Main.swift:3
      ways out:
        - ask in code that is bound to MainActor
        - let the service's protocol refine Sendable
      """
    #expect(try text { _ = try registry.get((any Settings).self, file: "App/Main.swift", line: 3) } == expected)
    let waiting = try await #require(throws: ServiceError.self) {
      _ = try await registry.get(waitingFor: (any Settings).self, file: "App/Main.swift", line: 3)
    }
    #expect(waiting.description == expected)
  }

  @Test("asynchronous")
  func asynchronous() throws {
    registry.register(Int.self, scope: .singleton, file: "Shop/One.swift", line: 10) { () async in 1 }
    let text = try text { _ = try registry.get(Int.self, file: "App/Main.swift", line: 3) }
    #expect(
      text == """
        Swift.Int is made asynchronously, and was asked for synchronously
          provider: Shop/One.swift:10
          asked for at: App/Main.swift:3
        ways out:
          - ask with 'try await get(waitingFor:)'
        """)
  }

  @Test("failed")
  func failed() throws {
    registry.register(String.self) { "\(try $0.get(Int.self))" }
    registry.register(Int.self, file: "Shop/One.swift", line: 10) { throw Boom() }
    let text = try text { _ = try registry.get(String.self, file: "App/Main.swift", line: 3) }
    #expect(
      text == """
        the provider of Swift.Int threw: boom
          provider: Shop/One.swift:10
          path: Swift.String → Swift.Int
          asked for at: App/Main.swift:3
        ways out:
          - see to what it threw; the next 'get' tries again
        """)
  }

  @Test("Its properties are the facts, and an uncaught one prints whole")
  func properties() throws {
    registry.register(String.self) { "\(try $0.get(Int.self, named: "x"))" }
    // Inside a macro's argument `#line` would be that of the macro.
    func ask() throws -> String { try registry.get(String.self) }
    let line = #line - 1
    let error = try #require(throws: ServiceError.self) { try ask() }
    #expect(error.code == .missing)
    #expect(error.service == "Swift.Int")
    #expect(error.path == ["Swift.String", "Swift.Int named \"x\""])
    #expect(error.callSite == "WaggleTests/ErrorTests.swift:\(line)")
    #expect(error.underlying == nil)
    #expect(String(reflecting: error) == error.description)
    #expect("\(error)" == error.description)
  }

  @Test("A code prints as its name, and switches")
  func codes() {
    let codes: [ServiceError.Code] = [.missing, .ambiguous, .cycle, .isolated, .asynchronous, .failed]
    #expect(codes.map(\.description) == ["missing", "ambiguous", "cycle", "isolated", "asynchronous", "failed"])
    #expect(Set(codes).count == codes.count)
  }

  @Test("It is one word wide")
  func size() {
    #expect(MemoryLayout<ServiceError>.size == MemoryLayout<Int>.size)
  }
}
