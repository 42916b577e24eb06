import Synchronization
import Testing
import Waggle

@Suite("SharedScope.scoped and makeScope", .timeLimit(.minutes(1)))
struct ScopedTests {
  let registry = ServiceRegistry()

  @Test("Each scope has an instance of its own, in nested scopes too")
  func onePerScope() throws {
    registry.register((any Tracker).self, scope: .scoped) { ConsoleTracker() }
    let one = registry.makeScope("one")
    let other = registry.makeScope("other")
    let inner = one.makeScope("inner")
    let instances = try [one, other, inner].map { try $0.get((any Tracker).self) }
    #expect(Set(instances.map(ObjectIdentifier.init)).count == 3)
    #expect(try one.get((any Tracker).self) === instances[0])
  }

  @Test("A scoped service is nowhere outside of a scope")
  func outside() throws {
    registry.register((any Tracker).self, scope: .scoped, file: "App/App.swift", line: 7) { ConsoleTracker() }
    let error = try #require(throws: ServiceError.self) {
      try registry.get((any Tracker).self, file: "App/Main.swift", line: 3)
    }
    #expect(error.code == .missing)
    #expect(
      error.description == """
        WaggleTests.Tracker lives in a scope, and was asked for outside of any
          provider: App/App.swift:7
          asked for at: App/Main.swift:3
        ways out:
          - ask a registry that 'makeScope' made
          - let whoever needs it be 'transient' or 'scoped' too
        """)
  }

  @Test("A parent's shared instances are the parent's, and know nothing of the child, whoever asks first")
  func parentsInstances() throws {
    registry.register(String.self) { "parent" }
    registry.register((any Greeter).self, scope: .singleton) { FixedGreeter(try $0.get(String.self)) }
    registry.register((any Tracker).self, scope: .weak) { ConsoleTracker() }
    let child = registry.makeScope()
    child.override(String.self) { "child" }
    #expect(try child.get((any Greeter).self).greeting == "parent")
    #expect(try registry.get((any Greeter).self).greeting == "parent")
    let tracker = try child.get((any Tracker).self)
    #expect(try registry.get((any Tracker).self) === tracker)
  }

  @Test("What a child's resolution shares stays out of a parent's instance")
  func graphs() throws {
    registry.register(String.self) { "parent" }
    registry.register((any Greeter).self, scope: .graph) { FixedGreeter(try $0.get(String.self)) }
    registry.register([String].self, scope: .singleton) { [try $0.get((any Greeter).self).greeting] }
    registry.register([[String]].self) { services in
      [[try services.get((any Greeter).self).greeting], try services.get([String].self)]
    }
    let child = registry.makeScope()
    child.override(String.self) { "child" }
    #expect(try child.get([[String]].self) == [["child"], ["parent"]])
  }

  @Test("What is made anew is made where it was asked for, and sees the child's providers")
  func transients() throws {
    registry.register(String.self) { "parent" }
    registry.register((any Greeter).self) { FixedGreeter(try $0.get(String.self)) }
    registry.register((any Tracker).self, scope: .scoped) { ConsoleTracker() }
    registry.register((any ServiceA).self) { Part(try $0.get((any Tracker).self)) }
    let child = registry.makeScope()
    child.override(String.self) { "child" }
    #expect(try child.get((any Greeter).self).greeting == "child")
    #expect(try registry.get((any Greeter).self).greeting == "parent")
    let part = try #require(try child.get((any ServiceA).self) as? Part)
    #expect(part.needs[0] as AnyObject === (try child.get((any Tracker).self)) as AnyObject)
  }

  @Test("A singleton that needs a scoped service is refused, whoever asks")
  func captive() throws {
    registry.register((any Tracker).self, scope: .scoped) { ConsoleTracker() }
    registry.register((any ServiceA).self, scope: .singleton) { Part(try $0.get((any Tracker).self)) }
    let error = try #require(throws: ServiceError.self) { try registry.makeScope().get((any ServiceA).self) }
    #expect(error.code == .missing)
    #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.Tracker"])
  }

  @Test("What a child registers hides the parent's for get, and comes after it for getAll")
  func registrationsOfTheChild() throws {
    registry.register(Int.self) { 1 }
    registry.register(Int.self, named: "two") { 2 }
    let child = registry.makeScope()
    child.register(Int.self) { 3 }
    #expect(try child.get(Int.self) == 3)
    #expect(try child.getAll(Int.self) == [1, 2, 3])
    child.override(Int.self) { 4 }
    #expect(try child.getAll(Int.self) == [2, 4])
    child.unregister(Int.self, named: "two")
    #expect(!child.contains(Int.self, named: "two"))
    #expect(try child.getAll(Int.self) == [4])
    #expect(try registry.getAll(Int.self) == [1, 2])
  }

  // MARK: The end

  private func registerLog(_ log: Log) {
    registry.register((any ServiceA).self, scope: .scoped) { Entry("A", log) }
    registry.register((any ServiceB).self, scope: .scoped) { Entry("B", log, try $0.get((any ServiceA).self)) }
    registry.register((any ServiceC).self, scope: .scoped) { Entry("C", log) }
  }

  @Test("The end tells the instances and releases them, the last one first")
  func reverseOrder() async throws {
    let log = Log()
    registerLog(log)
    let scope = registry.makeScope()
    _ = try scope.get((any ServiceC).self)
    _ = try scope.get((any ServiceB).self)
    await scope.end()
    #expect(log.lines == ["end B", "free B", "end A", "free A", "end C", "free C"])
  }

  @Test("A scope that is dropped releases in the same order, and tells nobody")
  func dropped() throws {
    let log = Log()
    registerLog(log)
    try useScope()
    #expect(log.lines == ["free B", "free A", "free C"])
  }

  /// Not inlined, for the optimiser may keep what a look-up returned a little longer than the scope.
  @inline(never)
  private func useScope() throws {
    let scope = registry.makeScope()
    try lookUp(in: scope)
  }

  @inline(never)
  private func lookUp(in scope: ServiceRegistry) throws {
    _ = try scope.get((any ServiceC).self)
    _ = try scope.get((any ServiceB).self)
  }

  @Test("One instance behind several services is told once")
  func toldOnce() async throws {
    let log = Log()
    registry.register(Entry.self, scope: .singleton) { Entry("E", log) }
    registry.register((any ServiceA).self, scope: .singleton) { try $0.get(Entry.self) }
    registry.register((any ServiceB).self, scope: .singleton) { try $0.get(Entry.self) }
    _ = try registry.get((any ServiceA).self)
    _ = try registry.get((any ServiceB).self)
    await registry.end()
    #expect(log.lines == ["end E", "free E"])
  }

  @Test("Whoever asks after the end, the scope or one in it, is told so; its parent goes on")
  func ended() async throws {
    registry.register(Int.self) { 1 }
    let scope = registry.makeScope("session")
    let inner = scope.makeScope("page")
    await scope.end()
    for ask in [
      { try scope.get(Int.self, file: "App/Main.swift", line: 3) },
      { try inner.get(Int.self, file: "App/Main.swift", line: 3) },
      { try scope.getAll(Int.self, file: "App/Main.swift", line: 3).count },
    ] as [() throws -> Int] {
      let error = try #require(throws: ServiceError.self) { _ = try ask() }
      #expect(error.code == .ended)
      #expect(
        error.description == """
          Swift.Int was asked for after 'session' had ended
            asked for at: App/Main.swift:3
          ways out:
            - ask before 'end()' is called
            - make a new scope with 'makeScope'
          """)
    }
    #expect(try registry.get(Int.self) == 1)
  }

  @Test("A factory that ends its own scope gets its error, and leaves nothing behind")
  func endedMeanwhile() async throws {
    registry.register((any Tracker).self, scope: .scoped) { services in
      await services.registry.end()
      return ConsoleTracker()
    }
    let scope = registry.makeScope()
    let error = await #expect(throws: ServiceError.self) { try await scope.get(waitingFor: (any Tracker).self) }
    #expect(error?.code == .ended)
  }

  @Test("Override and unregister release the instance, and are free to do so from its own deinit")
  func released() throws {
    let log = Log()
    registry.register((any ServiceA).self, scope: .singleton) { Entry("old", log) }
    _ = try registry.get((any ServiceA).self)
    registry.override((any ServiceA).self, scope: .singleton) { [registry] in
      Entry("new", log) { _ = try? registry.get((any ServiceB).self) }
    }
    #expect(log.lines == ["free old"])
    _ = try registry.get((any ServiceA).self)
    registry.unregister((any ServiceA).self)
    #expect(log.lines == ["free old", "free new"])
  }

  @Test("An instance may ask for services while it goes, whatever lets it go")
  func asksWhileItGoes() async throws {
    let log = Log()
    let registry = registry
    registry.register(String.self, scope: .singleton) { "asked" }
    registry.register(String.self, scope: .singleton, taking: Int.self) { _, number in "asked with \(number)" }
    let ask: @Sendable () -> Void = {
      // Not only what a `get` finds without a lock.
      let answers = [
        try? registry.get(String.self), (try? registry.getAll(String.self))?.first,
        (try? registry.get(String.self, with: 1)).map { _ in "asked" },
      ]
      log.add(answers == ["asked", "asked", "asked"] ? "asked" : "in vain")
    }
    registry.register((any ServiceA).self, scope: .singleton) { Entry("overridden", log, atDeinit: ask) }
    _ = try registry.get((any ServiceA).self)
    registry.override((any ServiceA).self, scope: .singleton) { Entry("unregistered", log, atDeinit: ask) }
    _ = try registry.get((any ServiceA).self)
    registry.unregister((any ServiceA).self)
    registry.register((any ServiceA).self, scope: .weak) { Entry("weak", log, atDeinit: ask) }
    _ = try registry.get((any ServiceA).self)
    registry.register((any ServiceB).self, scope: .singleton, taking: Int.self) { _, _ in
      Entry("of an argument", log, atDeinit: ask)
    }
    _ = try registry.get((any ServiceB).self, with: 1)
    registry.unregister((any ServiceB).self)
    registry.register((any ServiceC).self, scope: .graph) { Entry("of a resolution", log, atDeinit: ask) }
    _ = try registry.get((any ServiceC).self)
    registry.override((any ServiceC).self, scope: .scoped) { Entry("of a scope", log, atDeinit: ask) }
    try useScopeOnce()
    let scope = registry.makeScope()
    _ = try scope.get((any ServiceC).self)
    await scope.end()
    #expect(
      log.lines == [
        "asked", "free overridden", "asked", "free unregistered", "asked", "free weak", "asked", "free of an argument",
        "asked", "free of a resolution", "asked", "free of a scope", "end of a scope", "asked", "free of a scope",
      ])
  }

  @inline(never)
  private func useScopeOnce() throws {
    let scope = registry.makeScope()
    _ = try scope.get((any ServiceC).self)
  }
}

/// What happened, in order.
private final class Log: Sendable {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock { $0 } }

  func add(_ line: String) {
    state.withLock { $0.append(line) }
  }
}

private final class Entry: ServiceA, ServiceB, ServiceC, ServiceLifetime {
  private let name: String
  private let log: Log
  private let need: (any AnyObject & Sendable)?
  private let atDeinit: @Sendable () -> Void

  init(
    _ name: String, _ log: Log, _ need: (any AnyObject & Sendable)? = nil,
    atDeinit: @escaping @Sendable () -> Void = {}
  ) {
    self.name = name
    self.log = log
    self.need = need
    self.atDeinit = atDeinit
  }

  deinit {
    atDeinit()
    log.add("free \(name)")
  }

  func end() async {
    log.add("end \(name)")
  }
}
