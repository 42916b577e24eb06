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

  @Test("One that needs itself is a circle")
  func circle() throws {
    registry.register((any ServiceA).self, scope: .graph) { Part(try $0.get((any ServiceB).self)) }
    registry.register((any ServiceB).self, scope: .graph) { Part(try $0.get((any ServiceA).self)) }
    let error = try #require(throws: ServiceError.self) { try registry.get((any ServiceA).self) }
    #expect(error.code == .cycle)
    #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceA"])
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
