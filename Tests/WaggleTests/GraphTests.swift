import Foundation
import Testing
import Waggle

@Suite("FreshScope.graph", .timeLimit(.minutes(1)))
struct GraphTests {
  let registry = ServiceRegistry()

  /// A needs B and C, which need one basket each.
  private func registerDiamond() {
    registry.register((any Basket).self, scope: .graph) { PaperBasket() }
    registry.register(Left.self) { Left(basket: try $0.get((any Basket).self)) }
    registry.register(Right.self) { Right(basket: try $0.get((any Basket).self)) }
    registry.register(Both.self) { Both(left: try $0.get(Left.self), right: try $0.get(Right.self)) }
  }

  @Test("All that is made for one get shares it, and the next get has another")
  func onePerResolution() throws {
    registerDiamond()
    let one = try registry.get(Both.self)
    #expect(one.left.basket === one.right.basket)
    let other = try registry.get(Both.self)
    #expect(other.left.basket !== one.left.basket)
    #expect(try registry.get((any Basket).self) !== registry.get((any Basket).self))
  }

  @Test("An asynchronous resolution shares it too, among child tasks as well")
  func asynchronous() async throws {
    registry.register((any Tracker).self, scope: .graph) { ConsoleTracker() }
    registry.register([any Tracker].self) { services in
      await Task.yield()
      async let first = services.get(waitingFor: (any Tracker).self)
      async let second = services.get(waitingFor: (any Tracker).self)
      return try await [first, second]
    }
    let pair = try await registry.get(waitingFor: [any Tracker].self)
    #expect(pair[0] === pair[1])
    let next = try await registry.get(waitingFor: [any Tracker].self)
    #expect(next[0] !== pair[0])
  }

  @Test("A shared instance that is made on the way takes part")
  func shared() throws {
    registry.register((any ServiceC).self, scope: .graph) { Part() }
    registry.register((any ServiceB).self, scope: .singleton) { Part(try $0.get((any ServiceC).self)) }
    registry.register((any ServiceA).self) { services in
      Part(try services.get((any ServiceC).self), try services.get((any ServiceB).self))
    }
    let root = try #require(try registry.get((any ServiceA).self) as? Part)
    let shared = try #require(root.needs[1] as? Part)
    #expect(shared.needs[0] as AnyObject === root.needs[0] as AnyObject)
  }

  @Test("A resolution that begins in a scope shares what the parent registers", arguments: [true, false])
  func scope(hasOwn: Bool) throws {
    registerDiamond()
    let scope = registry.makeScope()
    if hasOwn { scope.register(Right.self) { Right(basket: try $0.get((any Basket).self)) } }
    let one = try scope.get(Both.self)
    #expect(one.left.basket === one.right.basket)
    let other = try scope.get(Both.self)
    #expect(other.left.basket !== one.left.basket)
  }

  @Test("Resolutions that are under way at the same time share nothing")
  func twoAtOnce() throws {
    let underWay = Counter()
    registry.register((any Tracker).self, scope: .graph) { ConsoleTracker() }
    registry.register([any Tracker].self) { services in
      let first = try services.get((any Tracker).self)
      underWay.increment()
      while underWay.value < 2 { Thread.sleep(forTimeInterval: 0.000_2) }
      return [first, try services.get((any Tracker).self)]
    }
    let pairs = onThreads(2) { [registry] _ in (try? registry.get([any Tracker].self)) ?? [] }
    try #require(pairs.map(\.count) == [2, 2])
    #expect(pairs[0][0] === pairs[0][1])
    #expect(pairs[1][0] === pairs[1][1])
    #expect(pairs[0][0] !== pairs[1][0])
  }

  @Test("Eight threads that resolve the same services again and again get each resolution whole")
  func deepOnThreads() {
    registry.register((any Tracker).self, scope: .graph) { ConsoleTracker() }
    registry.register((any ServiceC).self, scope: .graph) { Part(try $0.get((any Tracker).self)) }
    registry.register((any ServiceB).self, scope: .graph) { services in
      Part(try services.get((any ServiceC).self), try services.get((any Tracker).self))
    }
    registry.register((any ServiceA).self) { services in
      Part(
        try services.get((any ServiceB).self), try services.get((any ServiceC).self),
        try services.get((any Tracker).self))
    }
    let trackers = onThreads(8) { [registry] _ -> [any AnyObject & Sendable] in
      (0..<200).compactMap { _ in
        guard let a = (try? registry.get((any ServiceA).self)) as? Part, let b = a.needs[0] as? Part,
          let c = a.needs[1] as? Part
        else { return nil }
        let tracker = a.needs[2]
        return b.needs[0] === c && b.needs[1] === tracker && c.needs[0] === tracker ? tracker : nil
      }
    }.flatMap { $0 }
    #expect(trackers.count == 1_600)
    #expect(Set(trackers.map { ObjectIdentifier($0) }).count == 1_600)
  }

  @Test("Ten thousand resolutions leave nothing behind of what they shared or held weakly")
  func nothingLeft() throws {
    let living = Living()
    registry.register((any ServiceC).self, scope: .graph) { Mortal(living) }
    registry.register((any ServiceB).self, scope: .weak) { Mortal(living) }
    registry.register((any ServiceA).self) { services in
      Part(
        try services.get((any ServiceB).self), try services.get((any ServiceC).self),
        try services.get((any ServiceC).self))
    }
    for _ in 0..<10_000 { #expect(try countLiving(living) == 2) }
    #expect(living.count == 0)
  }

  /// Not inlined, for the optimiser may keep what a look-up returned a little longer than this.
  @inline(never)
  private func countLiving(_ living: Living) throws -> Int {
    let instance = try registry.get((any ServiceA).self)
    return withExtendedLifetime(instance) { living.count }
  }

  @Test("One that needs itself is a circle")
  func circle() throws {
    registry.register((any ServiceA).self, scope: .graph) { Part(try $0.get((any ServiceB).self)) }
    registry.register((any ServiceB).self, scope: .graph) { Part(try $0.get((any ServiceA).self)) }
    let error = try #require(throws: ServiceError.self) { try registry.get((any ServiceA).self) }
    #expect(error.code == .cycle)
    #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceA"])
  }

  @Test("All that is made for one getAll shares it", arguments: [false, true])
  func getAll(waiting: Bool) async throws {
    let registry = ServiceRegistry()
    registry.register((any Tracker).self, scope: .graph) { ConsoleTracker() }
    for name in ["one", "two"] {
      registry.register((any ServiceA).self, named: ServiceName(name)) { Part(try $0.get((any Tracker).self)) }
    }
    for _ in 0..<2 {
      let parts =
        waiting ? try await registry.getAll(waitingFor: (any ServiceA).self) : try registry.getAll((any ServiceA).self)
      let trackers = Set(parts.compactMap { $0 as? Part }.flatMap(\.needs).map { ObjectIdentifier($0) })
      #expect(parts.count == 2 && trackers.count == 1)
    }
  }
}

private struct Left {
  let basket: any Basket
}

private struct Right {
  let basket: any Basket
}

private struct Both {
  let left: Left
  let right: Right
}
