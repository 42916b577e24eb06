import Synchronization
import Testing
import Waggle

/// What `get` found once it finds again without a lock, and must not once something has changed.
@Suite("What was found before", .timeLimit(.minutes(2)))
struct CacheTests {
  /// More than any batch of references that is counted in advance.
  private static let often = 20_000

  let registry = ServiceRegistry()
  let living = Living()

  private func getOften(_ count: Int = often) throws {
    for _ in 0..<count { try #require(try registry.get((any Creature).self).isAlive) }
  }

  @Test("An instance goes when it is replaced, however many asked for it", arguments: [1, 63, 64, 65, often])
  func replacedInstance(count: Int) throws {
    registry.register((any Creature).self, scope: .singleton) { [living] in Animal(living) }
    try getOften(count)
    #expect(living.count == 1)
    registry.override((any Creature).self, scope: .singleton) { [living] in Animal(living) }
    #expect(living.count == 0)
    try getOften(count)
    #expect(living.count == 1)
    registry.unregister((any Creature).self)
    #expect(living.count == 0)
    #expect(throws: ServiceError.self) { try registry.get((any Creature).self) }
  }

  @Test("An instance goes with its registry, and at the registry's end")
  func endOfRegistry() async throws {
    do {
      let registry = ServiceRegistry()
      registry.register((any Creature).self, scope: .singleton) { [living] in Animal(living) }
      for _ in 0..<Self.often { try #require(try registry.get((any Creature).self).isAlive) }
    }
    #expect(living.count == 0)
    registry.register((any Creature).self, scope: .singleton) { [living] in Animal(living) }
    try getOften()
    await registry.end()
    #expect(living.count == 0)
    let error = #expect(throws: ServiceError.self) { try registry.get((any Creature).self) }
    #expect(error?.code == .ended)
  }

  @Test("Of the factories that many asked for and that were replaced, the registry keeps one")
  func replacedFactory() throws {
    do {
      let registry = ServiceRegistry()
      for _ in 0..<20 {
        let token = Animal(living)
        registry.override((any Creature).self) { token }
        for _ in 0..<1_000 { try #require(try registry.get((any Creature).self) === token) }
      }
      #expect(living.count == 2)
    }
    #expect(living.count == 0)
  }

  @Test("What many asked for is found again wherever the stack is")
  func everyStackDepth() async throws {
    /// Runs `body` this many KB further down.
    @Sendable func descend(_ depth: Int, _ body: () throws -> Void) rethrows {
      if depth == 0 { return try body() }
      try withUnsafeTemporaryAllocation(byteCount: 1 << 10, alignment: 16) { _ in try descend(depth - 1, body) }
    }
    let living = living
    let lost = try await onThread {
      try stride(from: 0, to: 600, by: 2).filter { depth in
        var kept = 0
        try descend(depth) {
          let registry = ServiceRegistry()
          for _ in 0..<2 {
            let token = Animal(living)
            registry.override((any Creature).self) { token }
            for _ in 0..<150 { _ = try registry.get((any Creature).self) }
          }
          // The first factory is kept since many asked for it, which is what tells that the cache had it.
          kept = living.count
        }
        return kept != 2
      }
    }
    #expect(lost == [])
  }

  @Test("A factory that few asked for goes when it is replaced")
  func replacedColdFactory() throws {
    for _ in 0..<20 {
      let token = Animal(living)
      registry.override((any Creature).self) { token }
      for _ in 0..<40 { try #require(try registry.get((any Creature).self) === token) }
    }
    #expect(living.count == 1)
  }

  @Test("A second provider makes a service ambiguous that was found before")
  func secondProvider() throws {
    registry.register((any Creature).self, scope: .singleton) { [living] in Animal(living) }
    try getOften()
    registry.register((any Creature).self) { [living] in Animal(living) }
    let error = #expect(throws: ServiceError.self) { try registry.get((any Creature).self) }
    #expect(error?.code == .ambiguous)
  }

  @Test("Interceptors and decorators see what was found before", arguments: [true, false])
  func interceptedLater(isShared: Bool) throws {
    if isShared {
      registry.register((any Creature).self, scope: .singleton) { [living] in Animal(living) }
    } else {
      registry.register((any Creature).self) { [living] in Animal(living) }
    }
    try getOften()
    let decorated = Counter()
    registry.decorate((any Creature).self) { creature in
      decorated.increment()
      return creature
    }
    for _ in 0..<100 { _ = try registry.get((any Creature).self) }
    #expect(decorated.value == (isShared ? 0 : 100))
    let seen = Counter()
    registry.intercept { _ in seen.increment() }
    for _ in 0..<100 { _ = try registry.get((any Creature).self) }
    #expect(seen.value == 100)
  }

  @Test("A child finds what its parent found, and then what it registers itself", arguments: [true, false])
  func child(isShared: Bool) throws {
    if isShared {
      registry.register((any Creature).self, scope: .singleton) { [living] in Animal(living) }
    } else {
      registry.register((any Creature).self) { [living] in Animal(living) }
    }
    let child = registry.makeScope()
    try getOften()
    for _ in 0..<100 {
      let (own, above) = (try child.get((any Creature).self), try registry.get((any Creature).self))
      #expect((own === above) == isShared)
    }
    let own = Animal(living)
    child.register((any Creature).self) { own }
    for _ in 0..<100 { #expect(try child.get((any Creature).self) === own) }
    registry.unregister((any Creature).self)
    let grandchild = child.makeScope()
    for _ in 0..<100 { #expect(try grandchild.get((any Creature).self) === own) }
    child.unregister((any Creature).self)
    #expect(throws: ServiceError.self) { try grandchild.get((any Creature).self) }
  }

  @Test("A factory that was found in the parent asks the child")
  func factoryOfParent() throws {
    registry.register(String.self) { "parent" }
    registry.register([String].self) { [try $0.get(String.self)] }
    for _ in 0..<1_000 { #expect(try registry.get([String].self) == ["parent"]) }
    let child = registry.makeScope()
    child.register(String.self) { "child" }
    for _ in 0..<1_000 { #expect(try child.get([String].self) == ["child"]) }
    let transparent = child.makeScope()
    for _ in 0..<1_000 { #expect(try transparent.get([String].self) == ["child"]) }
  }

  @Test("A name is its text, wherever the text is in memory")
  func namesInSeveralPlaces() throws {
    let text = "a name that is too long for the string itself to hold"
    registry.register((any Creature).self, named: ServiceName(text), scope: .singleton) { [living] in Animal(living) }
    registry.register((any Creature).self, named: "short", scope: .singleton) { [living] in Animal(living) }
    let long = try registry.get((any Creature).self, named: ServiceName(text))
    let short = try registry.get((any Creature).self, named: "short")
    #expect(long !== short)
    for index in 0..<1_000 {
      // Each time in memory of its own.
      let copy = ServiceName(text.map(String.init).joined())
      #expect(try registry.get((any Creature).self, named: copy) === long)
      #expect(try registry.get((any Creature).self, named: "short") === short)
      #expect(throws: ServiceError.self) { try registry.get((any Creature).self, named: ServiceName("short\(index)")) }
      #expect(throws: ServiceError.self) { try registry.get((any Creature).self) }
    }
    registry.unregister((any Creature).self, named: "short")
    #expect(living.count == 2)
    #expect(throws: ServiceError.self) { try registry.get((any Creature).self, named: "short") }
    #expect(try registry.get((any Creature).self, named: ServiceName(text)) === long)
  }

  @Test("Thousands of services, of which any may go and come back")
  func manyServices() throws {
    func name(_ index: Int) -> ServiceName { ServiceName("\(index)") }
    // Not in `#expect`, which would describe the whole registry.
    func value(_ index: Int) throws -> Int { try registry.get(Int.self, named: name(index)) }
    for index in 0..<600 { registry.register(Int.self, named: name(index), scope: .singleton) { index } }
    for _ in 0..<3 {
      for index in 0..<600 { #expect(try value(index) == index) }
    }
    for index in stride(from: 0, to: 600, by: 2) { registry.unregister(Int.self, named: name(index)) }
    for index in 600..<900 { registry.register(Int.self, named: name(index), scope: .singleton) { index } }
    for _ in 0..<3 {
      for index in 0..<900 where index >= 600 || index % 2 == 1 {
        #expect(try value(index) == index)
      }
      for index in stride(from: 0, to: 600, by: 60) {
        #expect(throws: ServiceError.self) { try value(index) }
      }
    }
  }

  @Test("What is bound to the main actor stays on it")
  @MainActor
  func boundToMainActor() async throws {
    registry.register(MainThing.self, scope: .singleton, on: MainActor.self) { MainThing() }
    let thing = try registry.get(MainThing.self)
    for _ in 0..<Self.often { try #require(try registry.get(MainThing.self) === thing) }
    let registry = registry
    let code = await Task.detached {
      do throws(ServiceError) {
        _ = try registry.get(MainThing.self)
        return ServiceError.Code?.none
      } catch {
        return error.code
      }
    }.value
    #expect(code == .isolated)
  }
}

extension CacheTests {
  @Test("Services of every kind keep their values, and what those refer to")
  func kindsOfServices() throws {
    func check<S: Sendable>(_ service: S.Type, _ count: Int = 1, _ make: @escaping @Sendable () -> S) throws {
      for isShared in [true, false] {
        if isShared {
          registry.override(service, scope: .singleton, make)
        } else {
          registry.override(service, make)
        }
        let text = "\(try registry.get(service))"
        for _ in 0..<1_000 { try #require("\(try registry.get(service))" == text) }
      }
      // The first factory that many asked for is kept with the registry, and made nothing that lives.
      registry.unregister(service)
      #expect(living.count == 0, "\(service)")
    }
    let living = living
    try check(Int.self) { 5 }
    try check(Void.self) {}
    try check(String.self) { String(repeating: "long", count: 20) }
    try check(Animal.self) { Animal(living) }
    try check((any Creature).self) { Animal(living) }
    try check((any Creature)?.self) { Animal(living) }
    try check((any Creature)?.self) { nil }
    try check([Animal].self) { [Animal(living), Animal(living)] }
    try check((Animal, Int, String).self) { (Animal(living), 1, "two") }
    try check(Pair.self) { Pair(first: Animal(living), second: Animal(living)) }
    try check((any Named).self) { Pair(first: Animal(living), second: Animal(living)) }
    try check((any Named).self) { Herd(animals: (0..<9).map { _ in Animal(living) }) }
    try check((any Named).self) { Big(a: Animal(living), b: 1, c: 2, d: 3, e: 4, f: 5, g: 6) }
    try check(Big.self) { Big(a: Animal(living), b: 1, c: 2, d: 3, e: 4, f: 5, g: 6) }
    try check((any Error).self) { Mishap(Animal(living)) }
    // An error that is an object is in a box, too.
    try check((any Error).self) { Crash(Animal(living)) }
    try check(Onlooker.self) { Onlooker() }
    try check(Any.Type.self) { Int.self }
    try check((any Named & Quick).self) { Both(animal: Animal(living)) }
  }

  @Test("A closure keeps what it captured")
  func closures() throws {
    do {
      let animal = Animal(living)
      registry.register((@Sendable () -> Bool).self, scope: .singleton) { { animal.isAlive } }
    }
    for _ in 0..<1_000 { #expect(try registry.get((@Sendable () -> Bool).self)()) }
    #expect(living.count == 1)
    registry.unregister((@Sendable () -> Bool).self)
    #expect(living.count == 0)
  }

  @Test("Readers of a service that is replaced all the time get it whole, and nothing of it is left")
  func readersAndWriter() throws {
    let (registry, living) = (registry, living)
    registry.register((any Creature).self, scope: .singleton) { Animal(living) }
    registry.register(Pair.self) { Pair(first: Animal(living), second: Animal(living)) }
    let isOver = Gate()
    let counts = onThreads(4) { index -> Int in
      if index == 0 {
        for round in 0..<2_000 {
          registry.override((any Creature).self, scope: .singleton) { Animal(living) }
          if round % 16 == 0 {
            registry.override(Pair.self) { Pair(first: Animal(living), second: Animal(living)) }
          }
        }
        isOver.open()
        return 0
      }
      var count = 0
      while !isOver.hasOpened || count < 100 {
        guard let creature = try? registry.get((any Creature).self), creature.isAlive,
          let pair = try? registry.get(Pair.self), pair.first.isAlive, pair.second.isAlive
        else { return -1 }
        count += 1
      }
      return count
    }
    #expect(counts.allSatisfy { $0 >= 0 })
    _ = try registry.get((any Creature).self)
    #expect(living.count == 1)
    registry.unregister((any Creature).self)
    #expect(living.count == 0)
  }

  @Test("Readers of one service are not disturbed by the registration of others")
  func readersAndRegistrations() throws {
    let (registry, living) = (registry, living)
    registry.register((any Creature).self, scope: .singleton) { Animal(living) }
    let creature = try registry.get((any Creature).self)
    let results = onThreads(3) { index -> Bool in
      for round in 0..<2_000 {
        if index == 0 {
          let name = ServiceName("\(round)")
          registry.register(Int.self, named: name, scope: .singleton) { round }
          if (try? registry.get(Int.self, named: name)) != round { return false }
        } else if (try? registry.get((any Creature).self)) !== creature {
          return false
        }
      }
      return true
    }
    #expect(results == [true, true, true])
  }
}

private protocol Creature: AnyObject, Sendable {
  var isAlive: Bool { get }
}

private final class Animal: Creature, CustomStringConvertible {
  private let living: Living
  /// Not what is left in memory of one that is gone.
  private let mark = Atomic(0xA11FE)

  init(_ living: Living) {
    self.living = living
    living.add(1)
  }

  deinit {
    mark.store(0, ordering: .relaxed)
    living.add(-1)
  }

  var isAlive: Bool { mark.load(ordering: .relaxed) == 0xA11FE }
  var description: String { isAlive ? "alive" : "gone" }
}

private struct Mishap: Error {
  let animal: Animal

  init(_ animal: Animal) {
    self.animal = animal
  }
}

private final class Crash: Error {
  let animal: Animal

  init(_ animal: Animal) {
    self.animal = animal
  }
}

/// Cannot be moved bit by bit everywhere.
private struct Onlooker: @unchecked Sendable {
  weak var animal: Animal?
}

private protocol Named: Sendable {}

private protocol Quick: Sendable {}

private struct Pair: Named {
  let first: Animal
  let second: Animal
}

private struct Herd: Named {
  let animals: [Animal]
}

private struct Big: Named {
  let a: Animal
  let b, c, d, e, f, g: Int
}

private struct Both: Named, Quick {
  let animal: Animal
}

@MainActor
private final class MainThing {}
