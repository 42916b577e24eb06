import Testing
import Waggle
import WaggleRouting

@Suite("Presenter", .timeLimit(.minutes(1)))
@MainActor
struct PresenterTests {
  private let router = Router(registry: ServiceRegistry())
  private let screen = Screen<String>()

  @Test("A page is pushed or presented once it is made, and given back")
  func shows() async throws {
    try router.add("page/:x") { @MainActor in "page \(try $0["x"] as Int)\(($0.containsObject("o")) ? "o" : "")" }
    #expect(try await router.push("page/1", on: screen) == "page 1")
    #expect(try await router.present("page/2", with: ["o": 1], on: screen) == "page 2o")
    try await router.push("page/3", with: ["o": 1], on: screen)
    #expect(screen.pages == ["page 1", "page 3o"])
    #expect(screen.presented == ["page 2o"])
  }

  @Test("What is no page, or is not made, is not shown")
  func errors() async throws {
    try router.add("number") { _ in 1 }
    try router.add("boom") { _ -> String in throw Boom() }
    #expect(try await code { try await router.push("number", on: screen) } == "result")
    #expect(try await code { try await router.present("boom", on: screen) } == "failed")
    #expect(try await code { try await router.push("nowhere", on: screen) } == "notFound")
    #expect(screen.visible == nil)
    let error = try await #require(throws: RouteError.self) {
      try await router.push("nowhere", on: screen, file: "App/Main.swift", line: 3)
    }
    #expect(error.callSite == "App/Main.swift:3")
  }

  @Test("A page that is not Sendable is shown where it is made")
  func notSendable() async throws {
    try router.add("paper") { @MainActor _ in Paper() }
    let screen = Screen<Paper>()
    let page = try await router.push("paper", on: screen)
    #expect(screen.visible === page)
  }
}

@MainActor
private final class Paper {}
