import Testing
import Waggle
import WaggleRouting

@Suite("The example of blocks by key", .timeLimit(.minutes(1)))
@MainActor
struct BlockExample {
  private let router = Router(registry: ServiceRegistry())
  private let screen = Screen<DAimController>()
  private let calls = Calls()

  init() throws {
    try DRegister.load(router, screen)
  }

  @Test("The caller goes to a page by the key, and the page calls back")
  func goes() throws {
    try router.gotoDAimController(name: "From D") { [calls] in calls.add("DAim CallBack") }
    let page = try #require(screen.visible)
    #expect(page.name == "From D")
    page.callBack()
    #expect(calls.all == ["DAim CallBack"])
  }

  @Test("A key has one block, and none after it was taken out")
  func registers() throws {
    let again = try #require(throws: RouteError.self) { try DRegister.load(router, screen) }
    #expect(again.code == .conflict)
    #expect(router.remove(key: "gotoDAimKey"))
    let gone = try #require(throws: RouteError.self) { try router.gotoDAimController(name: "From D") {} }
    #expect(gone.code == .notFound)
    #expect(screen.visible == nil)
  }

  @Test("Whatever goes by a key can be intercepted")
  func intercepts() throws {
    router.intercept { [calls] request in
      calls.add(request.url)
      return .refuse("D is closed")
    }
    let error = try #require(throws: RouteError.self) { try router.gotoDAimController(name: "From D") {} }
    #expect(error.code == .refused)
    #expect(error.path == ["key 'gotoDAimKey'"])
    #expect(calls.all == ["gotoDAimKey"])
    #expect(screen.visible == nil)
  }
}

// What the module D offers others.
extension Router {
  @MainActor
  fileprivate func gotoDAimController(name: String, callBack: @escaping @Sendable () -> Void) throws {
    try object(forKey: "gotoDAimKey", with: ["name": name, "callBack": callBack], as: Void.self)
  }
}

// What the module D keeps to itself.
private enum DRegister {
  static func load(_ router: Router, _ screen: Screen<DAimController>) throws {
    try router.add(key: "gotoDAimKey") { @MainActor request in
      screen.push(DAimController(name: try request.object("name"), callBack: try request.object("callBack")))
    }
  }
}

private struct DAimController {
  let name: String
  let callBack: @Sendable () -> Void
}
