import Synchronization
import Testing
import Waggle
import WaggleRouting

@Suite("Many at once", .timeLimit(.minutes(3)))
struct ConcurrencyTests {
  private let router = Router(registry: ServiceRegistry())

  @Test("Whoever looks something up while others change it finds one of what was there")
  func readersAndWriters() async throws {
    try router.add("mgj://kept/:x", access: .public) { "kept \(try $0["x"] as String)" }
    try router.add("mgj://**") { _ in "fallback" }
    try router.add(key: "kept") { _ in "kept" }
    try router.add(key: "other") { _ in "other" }
    let wrong = Calls()
    await withTaskGroup(of: Void.self) { group in
      for reader in 0..<4 {
        group.addTask { [router] in
          for round in 0..<2_000 {
            let code = try? router.object(for: "mgj://kept/\(round)", as: String.self)
            if code != "kept \(round)" { wrong.add("kept: \(code ?? "nil")") }
            let flips = (try? await router.open("mgj://flip/\(reader)", as: String.self)) ?? "nil"
            if !["added \(reader)", "replaced \(reader)", "fallback"].contains(flips) { wrong.add("flip: \(flips)") }
            if !router.canOpen("mgj://flip/1") { wrong.add("canOpen") }
            let key = (try? router.object(forKey: "kept", as: String.self)) ?? "nil"
            if !["kept", "other", "nil"].contains(key) { wrong.add("key: \(key)") }
            let outside = try? await router.open(external: "mgj://kept/\(round)", as: String.self)
            if outside != "kept \(round)" { wrong.add("external") }
          }
        }
      }
      group.addTask { [router] in
        for _ in 0..<1_000 {
          try? router.add("mgj://flip/:x") { "added \(try $0["x"] as String)" }
          try? router.replace("mgj://flip/:y") { "replaced \(try $0["y"] as String)" }
          if !router.remove("mgj://flip/:y") { wrong.add("remove") }
        }
      }
      group.addTask { [router] in
        for version in 0..<500 {
          let entry =
            version.isMultiple(of: 2)
            ? #"{ "key": "kept", "route": "other" }"# : #"{ "key": "kept", "disabled": "for now" }"#
          guard let map = try? RouteMap(version, entry), (try? router.apply(map)) != nil else {
            wrong.add("apply \(version)")
            continue
          }
          if version.isMultiple(of: 3), (try? router.rollback()) != true { wrong.add("rollback \(version)") }
        }
      }
      group.addTask { [router] in
        for index in 0..<1_000 {
          try? router.add("mgj://many/\(index % 40)/:x") { _ in "many" }
          if !router.remove("mgj://many/\(index % 40)/:x") { wrong.add("many") }
        }
      }
    }
    #expect(wrong.all.isEmpty)
  }

  @Test("Of many who add one pattern, one succeeds")
  func oneWins() async throws {
    for round in 0..<50 {
      let codes = await withTaskGroup(of: String.self) { group in
        for task in 0..<16 {
          group.addTask { [router] in
            (try? await code { try router.add("mgj://\(round)/:x\(task)") { _ in task } }) ?? "other"
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(codes.count { $0 == "fine" } == 1)
      #expect(codes.count { $0 == "conflict" } == 15)
    }
  }

  @Test("Of many who apply maps, each version is in force once at most, and the greatest stays")
  func mapsRace() async throws {
    let codes = await withTaskGroup(of: String.self) { group in
      for version in 0..<200 {
        group.addTask { [router] in (try? await code { try router.apply(RouteMap(version / 2)) }) ?? "other" }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(codes).isSubset(of: ["fine", "map"]))
    #expect(codes.count { $0 == "fine" } <= 100)
    #expect(router.mapVersion == 99)
  }

  // MARK: Memory

  @Test("What a handler owns goes when the handler does, whichever way that is")
  func released() throws {
    let living = Living()
    func owner() -> Owner { Owner(living) }
    func add() throws {
      try router.add("a/:x") { [owner = owner()] _ in owner.number }
      try router.add(key: "k") { [owner = owner()] _ in owner.number }
      try router.add(target: "T", action: "a") { [owner = owner()] _ in owner.number }
      #expect(try router.object(for: "a/1", as: Int.self) == 5)
      #expect(try router.object(forKey: "k", as: Int.self) == 5)
      #expect(try router.perform("T", "a", as: Int.self) == 5)
      #expect(living.count == 3)
    }
    try add()
    router.remove("a/:x")
    #expect(living.count == 2)
    router.remove(key: "k")
    #expect(living.count == 1)
    router.remove(target: "T", action: "a")
    #expect(living.count == 0)
    try add()
    try router.replace("a/:y") { _ in 1 }
    #expect(living.count == 2)
    router.removeAll()
    #expect(living.count == 0)
    router.notFound { [owner = owner()] _ in owner.number }
    #expect(try router.object(for: "b", as: Int.self) == 5)
    router.notFound { _ in 1 }
    #expect(living.count == 0)
  }

  @Test("What a router owns goes when the router does")
  func routerReleased() throws {
    let living = Living()
    do {
      let router = Router(registry: ServiceRegistry())
      try router.add("a/:x") { [owner = Owner(living)] _ in owner.number }
      router.intercept { [owner = Owner(living)] _ in owner.number == 5 ? .proceed : .refuse("") }
      router.observe { [owner = Owner(living)] _ in _ = owner.number }
      router.notFound { [owner = Owner(living)] _ in owner.number }
      #expect(try router.object(for: "a/1", as: Int.self) == 5)
      #expect(living.count == 4)
    }
    #expect(living.count == 0)
  }

  @Test("Old tables do not pile up while they are read and changed")
  func noPile() async throws {
    let living = Living()
    let most = Living()
    let over = Living()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask { [router] in
          while over.count == 0 {
            _ = try? router.object(for: "a/1", as: Int.self)
            await Task.yield()
          }
        }
      }
      group.addTask { [router] in
        for _ in 0..<1_000 {
          try? router.add("a/:x") { [owner = Owner(living)] _ in owner.number }
          _ = router.canOpen("a/1")
          router.remove("a/:x")
          if living.count > most.count { most.add(living.count - most.count) }
        }
        over.add(1)
      }
    }
    #expect(most.count < 200)
    // Nobody reads any more.
    router.removeAll()
    #expect(living.count == 0)
  }

  @Test("A handler that takes itself out while it runs is not pulled from under itself")
  func removesItself() throws {
    let living = Living()
    try router.add("a") { [router, owner = Owner(living)] _ in
      router.remove("a")
      return owner.number
    }
    #expect(try router.object(for: "a", as: Int.self) == 5)
    #expect(!router.canOpen("a"))
    router.removeAll()
    #expect(living.count == 0)
  }
}

/// Counts the objects that are alive.
private final class Living: Sendable {
  private let atomic = Atomic(0)

  var count: Int { atomic.load(ordering: .acquiring) }

  func add(_ change: Int) { atomic.wrappingAdd(change, ordering: .acquiringAndReleasing) }
}

/// What a handler holds on to.
private final class Owner: Sendable {
  let number = 5
  private let living: Living

  init(_ living: Living) {
    self.living = living
    living.add(1)
  }

  deinit { living.add(-1) }
}
