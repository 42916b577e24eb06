internal import AnswersRoutes
internal import AwaitsRoutes
internal import KeepsConditionsOfRoutes
internal import RoutesDependOnCatalogs
internal import RoutesToHandlerTypes
internal import SplitsManyRoutes
import Testing
internal import Waggle
internal import WaggleRouting

/// The generated catalogs of routes, compiled and run.
@Suite("Routes of registration files, run")
struct GoldenRouteTests {
  private func code(_ body: () throws -> Void) -> RouteError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? RouteError)?.code
    }
  }

  @Test("functions answer at their patterns, keys and actions")
  func functions() async throws {
    let router = try Router(AnswersRoutesRoutes.self, registry: ServiceRegistry(AnswersRoutesServices.self))
    for url in ["mgj://search/bicycle", "mgj://find/bicycle", "mgj://find?query=bicycle"] {
      #expect(try router.object(for: url, as: String.self) == "search bicycle")
      #expect(try await router.open(external: url, as: String.self) == "search bicycle")
    }
    #expect(try router.object(for: "mgj://find", as: String.self) == "search everything")
    #expect(try router.object(forKey: "search", as: String.self) == "search everything")
    #expect(try router.object(forKey: "搜索", with: ["query": "家居"], as: String.self) == "search 家居")
    #expect(!router.canPerform("AnswersRoutes", "search"))

    #expect(try router.perform("AnswersRoutes", "ping", as: String.self) == "pong")
    #expect(try router.perform("Tools", "add", ["a": 1, "b": "2"], as: Int.self) == 3)
    #expect(code { try router.perform("Tools", "add", ["a": 1]) } == .parameter)
    #expect(try router.perform("AnswersRoutes", "named", as: String.self) == "named")
    #expect(try router.perform("Both", "both", as: String.self) == "both")
    #expect(try router.object(for: "/both", as: String.self) == "both")
    #expect(try router.object(for: "escaped/%60name%60?in=there&class=second", as: String.self) == "there second")
    #expect(try router.object(for: "escaped/%60name%60?class=second", as: String.self) == "here second")
    #expect(try router.perform("AnswersRoutes", "repeat", as: String.self) == "keyword")
    #expect(try await router.open(external: "files/a.html", as: String.self) == "a")
    #expect(try router.object(for: "reserved?inout=i", as: String.self) == "i -")
    #expect(try router.object(for: "reserved?inout=i&raw%20name=r", as: String.self) == "i r")
    #expect(try router.object(for: "rest/of/it", as: String.self) == "of/it")
  }

  @Test("static functions answer, and class functions")
  func staticFunctions() async throws {
    let router = try Router(AnswersRoutesRoutes.self, registry: ServiceRegistry(AnswersRoutesServices.self))
    #expect(try router.object(for: "static/7", as: String.self) == "page 7")
    #expect(try router.perform("Nested", "page", as: String.self) == "nested page")
    #expect(try router.perform("Routes", "list", as: String.self) == "list")
    #expect(try router.perform("Page", "open", as: String.self) == "class function")
    #expect(try router.object(for: "of/a/string", as: String.self) == "hello")
    let inside = await #expect(throws: RouteError.self) { try await router.open(external: "internal") }
    #expect(inside?.code == .refused)
    let refused = try await #require(throws: RouteError.self) { try await router.open(external: "static/7") }
    #expect(refused.code == .refused)
    #expect(refused.description.contains("AnswersRoutes.Pages.page (AnswersRoutes/Functions.swift:"))
    #expect(code { _ = try router.object(for: "static/seven", as: String.self) } == .parameter)
  }

  @Test("methods are called on the service that their provider is registered as")
  func methods() throws {
    let registry = ServiceRegistry(AnswersRoutesServices.self)
    let router = try Router(AnswersRoutesRoutes.self, registry: registry)
    #expect(try router.perform("CAim", "show", ["name": "c"], as: String.self) == "CAim c")
    #expect(try router.object(for: "aim/b/url", as: String.self) == "BAim url")
    #expect(try router.object(forKey: "gotoBAim", with: ["name": "key"], as: String.self) == "BAim key")
    #expect(try router.perform("BAim", "show", ["name": "b"], as: String.self) == "BAim b")
    #expect(try router.object(for: "aim/public/p", as: String.self) == "BAim p")
    #expect(try router.perform("Overloaded", "run", ["count": 1], as: String.self) == "number 1")
    #expect(try router.perform("Overloaded", "text", ["count": "1"], as: String.self) == "text 1")
    #expect(try router.perform("Overloaded", "flag", ["count": "true"], as: String.self) == "flag true")
    #expect(try router.perform("Several", "aim", ["name": "t"], as: String.self) == "two t")
    #expect(try router.perform("TwoServices", "extra", as: String.self) == "extra")
    #expect(try router.object(for: "inherited/3", as: String.self) == "iii")
    #expect(try router.perform("Itself", "say", as: String.self) == "itself action")
    #expect(try router.perform("Late", "show", ["name": "l"], as: String.self) == "late l")
    #expect(code { try router.perform("CAim", "show") } == .parameter)
    #expect(code { try router.perform("CAim", "hide") } == .notFound)

    struct Stub: Aim {
      func show(name: String) -> String { "stub \(name)" }
    }
    registry.override((any Aim).self) { Stub() }
    #expect(try router.perform("CAim", "show", ["name": "c"], as: String.self) == "stub c")
    #expect(try router.perform("BAim", "show", ["name": "b"], as: String.self) == "BAim b")
  }

  @Test("a service that is not there fails the request")
  func missingService() throws {
    let router = try Router(AnswersRoutesRoutes.self, registry: ServiceRegistry())
    let error = try #require(throws: RouteError.self) { try router.perform("CAim", "show", ["name": "c"]) }
    #expect(error.code == .failed)
    #expect((error.underlying as? ServiceError)?.code == .missing)
  }

  @Test("functions and methods that wait or throw are called with what that takes")
  func waiting() async throws {
    let router = try Router(AwaitsRoutesRoutes.self, registry: ServiceRegistry(AwaitsRoutesServices.self))
    #expect(try await router.open("async", as: String.self) == "async")
    #expect(code { _ = try router.object(for: "async", as: String.self) } == .asynchronous)
    #expect(try router.object(for: "throws?fail=false", as: String.self) == "fine")
    #expect(code { _ = try router.object(for: "throws?fail", as: String.self) } == .failed)
    #expect(try router.object(for: "typed", as: String.self) == "typed")
    let typed = try #require(throws: RouteError.self) { try router.object(for: "typed?fail=true", as: String.self) }
    #expect("\(typed.underlying as Any)".contains("Failure"))
    #expect(try await router.open("both/3", as: String.self) == "3 1")
    #expect(try await router.open("both/3?page=2", as: String.self) == "3 2")
    #expect(try await router.open("static", as: String.self) == "static")

    #expect(
      try await router.open(target: "QuickLoader", action: "load", with: ["name": "n"], as: String.self) == "loaded n")
    #expect(try await router.open("peek", as: String.self) == "peeked")
    #expect(try router.perform("QuickLoader", "quick", as: String.self) == "quick")
    #expect(try await router.open(target: "MemoryStore", action: "count", as: Int.self) == 3)
    #expect(try await router.open(target: "Shelf", action: "keep", with: ["text": "t"], as: Int.self) == 1)
    #expect(try await router.open(target: "Ledger", action: "add", with: ["amount": 2], as: Int.self) == 3)
    #expect(try router.perform("Ledger", "title", as: String.self) == "ledger")
    #expect(try await router.open(target: "Slow", action: "ready", as: Bool.self))
    #expect(code { try router.perform("Slow", "ready") } == .asynchronous)
    #expect(try await router.open("services/async", as: String.self) == "loaded x true")
    #expect(try router.perform("Elsewhere", "inherited", ["times": 2], as: String.self) == "2 elsewhere")
    #expect(try router.perform("Elsewhere", "extra", as: String.self) == "elsewhere")
  }

  @Test("types answer with their own 'handle', wherever they have it from")
  func handlerTypes() async throws {
    let router = try Router(RoutesToHandlerTypesRoutes.self, registry: ServiceRegistry())
    #expect(try await router.open(external: "video/playbackInfo?id=4", as: String.self) == "video 4")
    #expect(code { _ = try router.object(for: "video/playbackInfo?id=4", as: String.self) } == .asynchronous)
    #expect(try router.object(for: "audio", as: String.self) == "audio")
    #expect(try router.object(forKey: "audio", as: String.self) == "audio")
    #expect(try router.perform("Actions", "Actions", as: [String].self) == ["Actions.Actions"])
    #expect(try router.object(for: "deep", as: Int?.self) == nil)
    #expect(try router.object(for: "extended?number=8", as: Int.self) == 8)
    #expect(code { _ = try router.object(for: "extended", as: Int.self) } == .parameter)
    #expect("\(try await router.open("elsewhere", as: Any.self))" == "Elsewhere()")
    #expect(try router.object(for: "child", as: String.self) == "parent")
    #expect(try await router.open("fixed", as: String.self) == "one")
    #expect(code { _ = try router.object(for: "passes", as: Any.self) } == .notFound)
  }

  @Test("of routes in '#if' those answer that are compiled")
  func conditions() async throws {
    let router = try Router(
      KeepsConditionsOfRoutesRoutes.self, registry: ServiceRegistry(KeepsConditionsOfRoutesServices.self))
    #if DEBUG
    let mode = "debug"
    #else
    let mode = "release"
    #endif
    #expect(try router.object(for: "mode", as: String.self) == mode)
    #expect(try router.object(forKey: "mode", as: String.self) == mode)
    #if os(Linux)
    #expect(try await router.open("platform", as: String.self) == "linux")
    #expect(try router.perform("OneMode", "text", as: String.self) == "linux")
    #expect(try router.perform("Nested", "Nested", as: String.self) == "nested")
    #expect(try router.object(for: "new", as: String.self) == "new")
    #expect(try router.object(for: "desk", as: String.self) == "desk")
    #expect(try router.object(forKey: "newer", as: String.self) == "newer")
    #expect(try await router.open(target: "Newest", action: "page", as: String.self) == "newest")
    #endif
    #expect(!router.canOpen("never"))
    #expect(try router.object(for: "branches", as: String.self) == "branches")
  }

  @Test("the catalog of a module with many routes adds each of them")
  func splitting() throws {
    let router = try Router(SplitsManyRoutesRoutes.self, registry: ServiceRegistry())
    for number in 0..<60 { #expect(try router.object(for: "number/\(number)", as: Int.self) == number) }
  }

  @Test("a catalog brings the catalogs below it, each once")
  func dependencies() async throws {
    let registry = ServiceRegistry(RoutesDependOnCatalogsServices.self)
    let router = try Router(RoutesDependOnCatalogsRoutes.self, AnswersRoutesRoutes.self, registry: registry)
    #expect(try router.object(for: "number/59", as: Int.self) == 59)
    #expect(try router.object(for: "static/7", as: String.self) == "page 7")
    let counted: @Sendable (Int) -> Void = { _ in }
    #expect(try router.object(for: "told", as: Bool.self))
    #expect(try router.object(for: "told", with: ["counted": counted], as: Bool.self) == false)
    #expect(try await router.open("loads", as: String.self) == "loaded other")
    #expect(try router.perform("FarExtra", "far", ["times": 2], as: String.self) == "far 2")
    #expect("\(try router.object(for: "link", as: Any.self))" == "nil")
  }
}
