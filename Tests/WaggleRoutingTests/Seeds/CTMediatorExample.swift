import Testing
import Waggle
import WaggleRouting

@Suite("CTMediator's example", .timeLimit(.minutes(1)))
@MainActor
struct CTMediatorExample {
  private let router = Router(registry: ServiceRegistry())
  private let screen = Screen<BAimController>()
  private let calls = Calls()

  init() throws {
    let target = BTarget(screen: screen)
    try router.add(target: "BTarget", action: "gotoBAimController") { @MainActor request in
      target.gotoBAimController(
        name: try request.argument("name"), callBack: try request.argument("callBack"))
    }
  }

  @Test("The caller goes to a page through the mediator, and the page calls back")
  func goes() throws {
    try router.gotoBAimController(name: "From B") { [calls] in calls.add("BAim CallBack") }
    let page = try #require(screen.visible)
    #expect(page.name == "From B")
    #expect(calls.all == [])
    page.tap()
    #expect(calls.all == ["BAim CallBack"])
    screen.back()
    #expect(screen.visible == nil)
  }

  @Test("Whatever goes through the mediator can be intercepted, and sent elsewhere")
  func intercepts() throws {
    router.intercept { [calls] request in
      calls.add("\(request.url) \(try request.argument("name") as String)")
      return .change(request.adding(objects: ["name": "Somebody else"]))
    }
    try router.gotoBAimController(name: "From B") {}
    #expect(calls.all == ["BTarget.gotoBAimController From B"])
    #expect(screen.visible?.name == "Somebody else")
  }

  @Test("A target or an action that is not there is an error that names the nearest one, or falls back")
  func fallsBack() throws {
    let action = try #require(throws: RouteError.self) { try router.perform("BTarget", "gotoBAimControler") }
    #expect(action.code == .notFound)
    #expect(action.description.contains("did you mean 'gotoBAimController'?"))
    let target = try #require(throws: RouteError.self) { try router.perform("BTargt", "gotoBAimController") }
    #expect(target.description.contains("did you mean 'BTarget'?"))
    router.notFound { [calls] request in
      calls.add("no \(try request["action"] as String) of \(try request["target"] as String)")
    }
    try router.perform("CTarget", "gotoCAimController", ["name": "From C"])
    #expect(calls.all == ["no gotoCAimController of CTarget"])
    #expect(screen.visible == nil)
  }

  @Test("Parameters that are missing, or of another type, are errors")
  func parameters() throws {
    let missing = try #require(throws: RouteError.self) {
      try router.perform("BTarget", "gotoBAimController", ["name": "From B"])
    }
    #expect(missing.code == .parameter)
    let other = try #require(throws: RouteError.self) {
      try router.perform("BTarget", "gotoBAimController", ["name": "From B", "callBack": "no closure"])
    }
    #expect(other.code == .parameter)
    #expect(screen.visible == nil)
  }
}

// What the module B offers others.
extension Router {
  @MainActor
  fileprivate func gotoBAimController(name: String, callBack: @escaping @Sendable () -> Void) throws {
    try perform("BTarget", "gotoBAimController", ["name": name, "callBack": callBack])
  }
}

// What the module B keeps to itself.
@MainActor
private struct BTarget {
  let screen: Screen<BAimController>

  func gotoBAimController(name: String, callBack: @escaping @Sendable () -> Void) {
    screen.push(BAimController(name: name, callBack: callBack))
  }
}

private struct BAimController {
  let name: String
  let callBack: @Sendable () -> Void

  func tap() { callBack() }
}
