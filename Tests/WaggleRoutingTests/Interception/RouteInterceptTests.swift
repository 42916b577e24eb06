import Testing
import Waggle
import WaggleRouting

@Suite("Interceptors", .timeLimit(.minutes(1)))
struct RouteInterceptTests {
  private let router = Router(registry: ServiceRegistry())
  private let calls = Calls()

  init() throws {
    try router.add(["mgj://a/:x", "mgj://b/:x", "mgj://login"])
    try router.add(key: "k") { _ in 1 }
    try router.add(target: "T", action: "a") { _ in 2 }
  }

  // MARK: Order and scope

  @Test("Each is asked after the one before it, about what that one left, asynchronous or not")
  func order() async throws {
    for name in ["1", "2", "3"] {
      router.intercept { [calls] request in
        calls.add("\(name): \(request.all("by"))")
        return .change(request.adding(["by": name]))
      }
    }
    router.intercept { [calls] request async in
      calls.add("4: \(request.all("by"))")
      return .proceed
    }
    #expect(await router.reply(to: "mgj://a/1?by=url") == .by("mgj://a/:x", ["x": "1", "by": "3"]))
    #expect(calls.all == [#"1: ["url"]"#, #"2: ["1"]"#, #"3: ["2"]"#, #"4: ["3"]"#])
  }

  @Test("One without a pattern is asked about every door, and one with a pattern about URLs that fit")
  func scope() async throws {
    router.intercept { [calls] request in
      calls.add("all \(request.door) \(request.url) \(request.pattern ?? "none")")
      return .proceed
    }
    try router.intercept("MGJ://A/**") { [calls] request in
      calls.add("a \(request.url)")
      return .proceed
    }
    try router.intercept("k") { [calls] request in
      calls.add("k \(request.url)")
      return .proceed
    }
    #expect(await router.reply(to: "mgj://a/%31") == .by("mgj://a/:x", ["x": "1"]))
    #expect(await router.reply(to: "mgj:/A//2/?q") == .by("mgj://a/:x", ["x": "2", "q": ""]))
    #expect(await router.reply(to: "mgj://b/3") == .by("mgj://b/:x", ["x": "3"]))
    #expect(try router.object(forKey: "k", as: Int.self) == 1)
    #expect(try router.perform("T", "a", as: Int.self) == 2)
    #expect(
      calls.all == [
        "all url mgj://a/%31 mgj://a/:x", "a mgj://a/%31", "all url mgj:/A//2/?q mgj://a/:x", "a mgj:/A//2/?q",
        "all url mgj://b/3 mgj://b/:x", "all key k none", "all action T.a none",
      ])
  }

  @Test(
    "A guard is asked about each URL that its route answers, whatever the host is called",
    arguments: [
      "mgj:/account/1", "https://www.x.com/account/1", "https://a%2Eb/account/1", "https://local%68ost/account/1",
      "https://x%3A1/account/1", "https://LOCALHOST/account/1", "mgj://account/1", "mgj://ACCOUNT/1", "/account/1",
    ])
  func guardedHosts(_ url: String) async throws {
    try router.add(["account/:x"])
    try router.intercept("account/:x") { _ in .refuse("guarded") }
    #expect(await router.reply(to: url) == .error(.refused))
  }

  @Test("A guard of a router for which no case counts is asked whatever the case")
  func guardedCase() async throws {
    let router = Router(registry: ServiceRegistry(), isCaseInsensitive: true)
    try router.add(["mgj://app/account/:x"])
    try router.intercept("mgj://app/account/:x") { _ in .refuse("guarded") }
    #expect(await router.reply(to: "mgj://app/account/1") == .error(.refused))
    #expect(await router.reply(to: "mgj://app/ACCOUNT/1") == .error(.refused))
  }

  @Test("A guard whose pattern has types, parts, groups and a rest is asked about what fits these")
  func guardedPatterns() async throws {
    try router.add(["**"])
    for pattern in ["x/:a(Int)", "y/:{a}.html", "z(/:a)(/:b)", "w/**"] {
      try router.intercept(pattern) { _ in .refuse("guarded") }
    }
    for url in ["x/1", "y/a.html", "z", "z/1", "z/1/2", "w/1/2/3", "mgj:/x/1"] {
      #expect(await router.reply(to: url) == .error(.refused), "\(url)")
    }
    for url in ["x/a", "x", "y/a.htm", "z/1/2/3", "w", "x/1/2"] {
      #expect(await router.reply(to: url) != .error(.refused), "\(url)")
    }
  }

  // MARK: Decisions

  @Test("What one answers is the answer, and nobody else is asked")
  func answer() async throws {
    router.intercept { _ in .answer(5) }
    router.intercept { [calls] _ in
      calls.add("second")
      return .proceed
    }
    #expect(try router.object(for: "mgj://a/1", as: Int.self) == 5)
    #expect(try await router.open("mgj://a/1", as: Int.self) == 5)
    #expect(try router.perform("T", "a", as: Int.self) == 5)
    #expect(calls.all.isEmpty)
    let error = try await #require(throws: RouteError.self) { try await router.open("mgj://a/1", as: String.self) }
    #expect(error.code == .result)
    #expect("\(error)".contains("answered by: WaggleRoutingTests/RouteInterceptTests.swift:"))
  }

  @Test("What one refuses is refused by every door, and nobody else is asked")
  func refuse() async throws {
    router.intercept { _ in .refuse("no") }
    router.intercept { [calls] _ in
      calls.add("second")
      return .proceed
    }
    #expect(await router.reply(to: "mgj://a/1") == .error(.refused))
    #expect(try await code { try router.object(forKey: "k", as: Int.self) } == "refused")
    #expect(try await code { try await router.open(target: "T", action: "a", as: Int.self) } == "refused")
    #expect(calls.all.isEmpty)
  }

  @Test("What one throws arrives as failed, a router's own error as it is, and 'Pass' is none of its words")
  func throwing() async throws {
    router.intercept { request in
      switch request.url {
      case "mgj://a/1": throw Boom()
      case "mgj://a/2": throw Pass()
      case "mgj://a/3": throw CancellationError()
      default: return .change(request.adding(["n": "\(try request["missing"] as Int)"]))
      }
    }
    let error = try await #require(throws: RouteError.self) { try await router.open("mgj://a/1", as: Reply.self) }
    #expect(error.code == .failed)
    #expect(error.underlying is Boom)
    #expect("\(error)".contains("thrown by: WaggleRoutingTests/RouteInterceptTests.swift:"))
    #expect(
      await router.replies(to: ["mgj://a/2", "mgj://a/3", "mgj://a/4"])
        == [.error(.failed), .error(.cancelled), .error(.parameter)])
  }

  @Test("A redirect is a new request: all are asked again, objects go along, and what was added does not")
  func redirect() async throws {
    let (from, to) = ("mgj://a/1?p=2", "mgj://show/%E5%AE%B6?q=1")
    try router.add("mgj://show/:x") { "\($0.url) \($0.names) \(try $0.object("o") as Int)" }
    router.intercept { [calls] request in
      calls.add("1 \(request.url) \(request.all("added"))")
      return .change(request.adding(["added": "\(request.url)"]).adding(objects: ["o": 7]))
    }
    router.intercept { [calls] request in
      calls.add("2 \(request.url)")
      return request.url == from ? .redirect(to) : .proceed
    }
    #expect(try await router.open(from, with: ["o": 6], as: String.self) == "\(to) \(["x", "q", "added"]) 7")
    #expect(calls.all == ["1 \(from) []", "2 \(from)", "1 \(to) []", "2 \(to)"])
  }

  @Test("A key and an action can be redirected to a URL")
  func redirectOfOthers() async throws {
    router.intercept { $0.door == .url ? .proceed : .redirect("mgj://a/\($0.url)") }
    #expect(try router.object(forKey: "k", as: Reply.self) == .by("mgj://a/:x", ["x": "k"]))
    #expect(try router.perform("T", "a", as: Reply.self) == .by("mgj://a/:x", ["x": "T.a"]))
  }

  @Test("A redirect to what cannot be read, or to what nobody answers, is an error with the way")
  func badRedirect() async throws {
    router.intercept { $0.url == "mgj://a/1" ? .redirect("mgj://%") : .redirect("mgj://nowhere") }
    let error = try await #require(throws: RouteError.self) { try await router.open("mgj://a/1", as: Reply.self) }
    #expect(error.code == .malformed)
    #expect(error.path == ["mgj://a/1", "mgj://%"])
    let other = try #require(throws: RouteError.self) { try router.object(for: "mgj://a/2", as: Reply.self) }
    #expect(other.code == .notFound)
    #expect(other.path == ["mgj://a/2", "mgj://nowhere"])
  }

  @Test("16 redirects are followed, and no more")
  func many() async throws {
    try router.add("mgj://n/:n(Int)") { try $0["n"] as Int }
    try router.intercept("mgj://n/*") { request in
      let number: Int = try request["n"]
      return number == 16 ? .proceed : .redirect("mgj://n/\(number + 1)")
    }
    #expect(try await router.open("mgj://n/0", as: Int.self) == 16)
    #expect(try router.object(for: "mgj://n/0", as: Int.self) == 16)
    #expect(try await code { try await router.open("mgj://n/-1", as: Int.self) } == "redirect")
    #expect(await router.explain("mgj://n/-1").error?.code == .redirect)
  }

  @Test("A circle of redirects is an error with the way")
  func circle() async throws {
    router.intercept { .redirect($0.url == "mgj://a/1" ? "mgj://b/1" : "mgj://a/1") }
    let error = try await #require(throws: RouteError.self) { try await router.open("mgj://a/1", as: Reply.self) }
    #expect(error.code == .redirect)
    #expect(error.path == ["mgj://a/1", "mgj://b/1", "mgj://a/1"])
    router.intercept { .redirect($0.url) }
    #expect(try await code { try router.object(forKey: "k", as: Int.self) } == "redirect")
  }

  // MARK: Time

  @Test("An asynchronous one is waited for, and refused where nobody waits, if it has a say")
  func asynchronous() async throws {
    try router.intercept("mgj://a/*") { _ async in
      await Task.yield()
      return .proceed
    }
    #expect(await router.reply(to: "mgj://a/1") == .by("mgj://a/:x", ["x": "1"]))
    #expect(try await code { try router.object(for: "mgj://a/1", as: Reply.self) } == "asynchronous")
    #expect(try router.object(for: "mgj://b/1", as: Reply.self) == .by("mgj://b/:x", ["x": "1"]))
    router.intercept { _ async in .proceed }
    #expect(try await code { try router.object(for: "mgj://b/1", as: Reply.self) } == "asynchronous")
    #expect(try await code { try router.perform("T", "a", as: Int.self) } == "asynchronous")
  }

  @Test("One that was added while another one runs is asked about the next request")
  func addedMeanwhile() async throws {
    router.intercept { [router, calls] request in
      router.intercept { request in
        calls.add(request.url)
        return .proceed
      }
      return .proceed
    }
    #expect(await router.reply(to: "mgj://a/1") == .by("mgj://a/:x", ["x": "1"]))
    #expect(calls.all.isEmpty)
    #expect(await router.reply(to: "mgj://a/2") == .by("mgj://a/:x", ["x": "2"]))
    #expect(calls.all == ["mgj://a/2"])
  }
}
