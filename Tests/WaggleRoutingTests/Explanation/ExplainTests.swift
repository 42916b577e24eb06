import Testing
import Waggle
import WaggleRouting

@Suite("Explanations", .timeLimit(.minutes(1)))
struct ExplainTests {
  private let router = Router(registry: ServiceRegistry())
  private let calls = Calls()

  init() throws {
    let calls = calls
    try router.add("mgj://item/:id(Int)", access: .public, file: "Shop/Routes.swift", line: 1) { _ in calls.add("1") }
    try router.add("mgj://item/new", file: "Shop/Routes.swift", line: 2) { _ in calls.add("2") }
    try router.add("mgj://**", access: .public, file: "Shop/Routes.swift", line: 3) { _ in calls.add("3") }
    try router.add("http://other", file: "Shop/Routes.swift", line: 4) { _ in calls.add("4") }
  }

  @Test("The routes that fit are there in their order, and then those that fit nearly, with what is in their way")
  func candidates() async {
    let explanation = await router.explain("mgj://item/5?x=1")
    #expect(
      explanation.description == """
        mgj://item/5?x=1
          fits: mgj://item/:id(Int) (Shop/Routes.swift:1)
          fits: mgj://** (Shop/Routes.swift:3)
          no: mgj://item/new (Shop/Routes.swift:2, internal)
            it has 'new' where the URL has '5'
        answered by: mgj://item/:id(Int)
        """)
    #expect(explanation.route == "mgj://item/:id(Int)")
    #expect(explanation.error == nil)
    #expect(explanation.steps.map(\.url) == ["mgj://item/5?x=1"])
    #expect(explanation.steps.first?.candidates.map(\.isInternal) == [false, false, true])
    #expect(calls.all.isEmpty)
  }

  @Test("Where nothing begins to fit, the routes are there all the same; the error says that nobody has the scheme")
  func farMisses() async throws {
    try router.add("//host.com/x", file: "Shop/Routes.swift", line: 5) { _ in calls.add("5") }
    let explanation = await router.explain("mgi:x", file: "App/Main.swift", line: 9)
    #expect(
      explanation.description == """
        mgi:x
          no: //host.com/x (Shop/Routes.swift:5, internal)
            it wants a host, and the URL has none
          no: http://other (Shop/Routes.swift:4, internal)
            its scheme is 'http', not 'mgi'
          no: mgj://** (Shop/Routes.swift:3)
            its scheme is 'mgj', not 'mgi'
          no: mgj://item/:id(Int) (Shop/Routes.swift:1)
            its scheme is 'mgj', not 'mgi'
          no: mgj://item/new (Shop/Routes.swift:2, internal)
            its scheme is 'mgj', not 'mgi'
        nothing answers mgi:x
          no route has the scheme 'mgi'
          did you mean 'mgj'?
          asked for at: App/Main.swift:9
        ways out:
          - add a route for it
          - set 'router.notFound' to answer whatever nothing else does
        """)
  }

  @Test("Map, interceptors and redirects are told step by step")
  func steps() async throws {
    router.intercept(file: "App/Guards.swift", line: 1) { .change($0.adding(["a": "b"])) }
    try router.intercept("mgj://item/1", file: "App/Guards.swift", line: 2) { _ async in .redirect("mgj://item/2") }
    router.intercept(file: "App/Guards.swift", line: 3) { _ in .proceed }
    try router.apply(RouteMap(6, #"{ "from": "mgj://old/:id(Int)", "redirect": "mgj://item/:id(Int)" }"#))
    #expect(
      await router.explain("mgj://old/1").description == """
        mgj://old/1
          map: entry 1 says redirect to 'mgj://item/:id(Int)'
          fits: mgj://** (Shop/Routes.swift:3)
          no: mgj://item/:id(Int) (Shop/Routes.swift:1)
            it has 'item' where the URL has 'old'
          no: mgj://item/new (Shop/Routes.swift:2, internal)
            it has 'item' where the URL has 'old'
        mgj://item/1
          fits: mgj://item/:id(Int) (Shop/Routes.swift:1)
          fits: mgj://** (Shop/Routes.swift:3)
          no: mgj://item/new (Shop/Routes.swift:2, internal)
            it has 'new' where the URL has '1'
          interceptor: change (App/Guards.swift:1)
          interceptor: redirect to mgj://item/2 (App/Guards.swift:2)
        mgj://item/2
          fits: mgj://item/:id(Int) (Shop/Routes.swift:1)
          fits: mgj://** (Shop/Routes.swift:3)
          no: mgj://item/new (Shop/Routes.swift:2, internal)
            it has 'new' where the URL has '2'
          interceptor: change (App/Guards.swift:1)
          interceptor: proceed (App/Guards.swift:3)
        answered by: mgj://item/:id(Int)
        """)
    #expect(calls.all.isEmpty)
  }

  @Test("A refusal is told, with the error")
  func refusal() async throws {
    router.intercept(file: "App/Guards.swift", line: 1) { _ in .refuse("closed") }
    let explanation = await router.explain("mgj://x", file: "App/Main.swift", line: 9)
    #expect(
      explanation.description == """
        mgj://x
          fits: mgj://** (Shop/Routes.swift:3)
          no: mgj://item/:id(Int) (Shop/Routes.swift:1)
            it has 'item' where the URL has 'x'
          no: mgj://item/new (Shop/Routes.swift:2, internal)
            it has 'item' where the URL has 'x'
          interceptor: refuse: closed (App/Guards.swift:1)
        mgj://x was refused: closed
          refused by: App/Guards.swift:1
          asked for at: App/Main.swift:9
        """)
    #expect(explanation.route == nil)
  }

  @Test("What an interceptor answers, and what the map says, is told")
  func others() async throws {
    router.intercept(file: "App/Guards.swift", line: 1) { _ in .answer(1) }
    #expect(await router.explain("mgj://x").route == "an interceptor (App/Guards.swift:1)")
    #expect(await router.explain("mgj://x").steps.last?.decisions == ["answer (App/Guards.swift:1)"])
    try router.add(key: "k") { _ in 1 }
    try router.add("https://**") { _ in 1 }
    try router.apply(
      RouteMap(
        1, #"{ "from": "mgj://d", "disabled": "no" }"#, #"{ "from": "mgj://w", "web": "https://x.com" }"#,
        #"{ "from": "mgj://r", "route": "k" }"#))
    #expect(await router.explain("mgj://d").steps.map(\.mapEntry) == ["entry 1 says disabled: no"])
    #expect(await router.explain("mgj://w").steps.map(\.mapEntry) == ["entry 2 says web page 'https://x.com'", nil])
    #expect(await router.explain("mgj://r").steps.map(\.mapEntry) == ["entry 3 says route 'k'"])
    #expect(await router.explain("mgj://d").error?.code == .refused)
  }

  @Test("Where nothing answers, that is told; and a URL from outside is taken for one")
  func notFound() async {
    #expect(await router.explain("x://y", file: "App/Main.swift", line: 9).error?.code == .notFound)
    #expect(await router.explain("mgj://item/new").route == "mgj://item/new")
    #expect(await router.explain("mgj://item/new", isExternal: true).route == "mgj://**")
    #expect(await router.explain("http://other", isExternal: true).error?.code == .refused)
    #expect(await router.explain("").description.contains("\nnothing answers ''\n"))
  }
}
