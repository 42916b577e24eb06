internal import AnswersWithAnyResult
internal import BindsRouteParameters
import Foundation
import Synchronization
import Testing
internal import Waggle
internal import WaggleRouting

/// What generated code gives to functions, and what becomes of their results.
@Suite("Routes of registration files, their parameters and results")
struct GoldenRouteParameterTests {
  private func router() throws -> Router {
    try Router(BindsRouteParametersRoutes.self, registry: ServiceRegistry(BindsRouteParametersServices.self))
  }

  private func code(_ router: Router, _ url: String, _ objects: [String: any Sendable] = [:]) -> RouteError.Code? {
    do {
      _ = try router.object(for: url, with: objects, as: String.self)
      return nil
    } catch {
      return error.code
    }
  }

  @Test(
    "parameters are converted to their types",
    arguments: [
      ("plain/a/1?ratio=0.5&flag", "a 1 0.5 true"), ("plain/家居/-1?ratio=1&flag=false", "家居 -1 1.0 false"),
      ("optional", "- 0 - -"), ("optional?text=t&number=2&size=large&forced=f", "t 2 large f"),
      ("default/one", "1"), ("default/one?page=4", "4"),
      ("default/two", "1 small"), ("default/two?page=2", "2 small"), ("default/two?size=large", "1 large"),
      ("default/two?size=large&page=2", "2 large"),
      ("default/three?size=small", "1 t small 0.5"),
      ("default/three?size=small&page=3&text=x&factor=2", "3 x small 2.0"),
      ("default/three?size=small&text=x", "1 x small 0.5"), ("default/three?size=small&factor=2", "1 t small 2.0"),
      ("words?size=small&colour=RED&id=p1&token=t", "small red - p1 t"),
      ("words?size=small&colour=red&other=GREEN&id=p1&token=t", "small red green p1 t"),
      ("record?sizes=1&sizes=2&page=3", "- [1, 2] 3"), ("record?color=red&page=3", "red [] 3"),
      ("record/unlabelled?page=3", "3 record/unlabelled?page=3"),
      ("request/5", "request/:id 7 7 5"), ("services", "7 7"),
      ("ids/621425B8-42D1-4AB4-9A58-1E69D708A84B?page=a", "621425B8-42D1-4AB4-9A58-1E69D708A84B - a"),
      ("omitted", "5 0 3"), ("omitted?_=6&first=7", "5 0 3"),
    ])
  func conversion(url: String, wanted: String) throws {
    #expect(try router().object(for: url, as: String.self) == wanted)
  }

  @Test(
    "what is missing or of another kind is an error",
    arguments: [
      "plain/a/b?ratio=1&flag", "plain/a/1?flag", "plain/a/1?ratio=x&flag", "optional?number=x", "optional?size=huge",
      "default/one?page=x", "default/three", "words?size=small&colour=blue&id=p&token=t", "lists?numbers=x", "record",
      "record?page=x", "objects", "closures?plain=x", "existential?text=x",
    ])
  func unreadable(url: String) throws {
    #expect(code(try router(), url) == .parameter)
  }

  @Test("objects come from code, and go before texts of the URL")
  func objects() throws {
    let router = try router()
    let date: Date? = nil
    let objects: [String: any Sendable] = [
      "image": Image(name: "i"), "pair": (1, "one"), "error": CancellationError(), "type": Int.self as Any.Type,
    ]
    #expect(try router.object(for: "objects", with: objects, as: String.self).hasPrefix("i 1one true Cancel"))
    let later = objects.merging(["date": Date()]) { $1 }
    #expect(try router.object(for: "objects", with: later, as: String.self).hasPrefix("i 1one false Cancel"))
    #expect(code(router, "objects", objects.merging(["image": date]) { $1 }) == .parameter)
    #expect(try router.object(for: "default/one?page=4", with: ["page": 5], as: String.self) == "5")
    #expect(try router.object(for: "default/one", with: ["page": "6"], as: String.self) == "6")
    #expect(code(router, "default/one", ["page": 1.5]) == .parameter)
    #expect(try router.object(for: "default/two", with: ["size": "large"], as: String.self) == "1 large")
    #expect(try router.object(for: "lists", with: ["numbers": [1, 2]], as: String.self) == "[1, 2] 0 0")
    let lists: [String: any Sendable] = ["numbers": [1], "names": ["a": 1], "set": Set([1, 2])]
    #expect(try router.object(for: "lists", with: lists, as: String.self) == "[1] 1 2")
    #expect(try router.object(for: "stock", with: ["stock": Stock(count: 8)], as: String.self) == "8")
    #expect(code(router, "stock") == .parameter)
    let passing: [String: any Sendable] = ["text": "t", "image": Image(name: "i"), "number": 3]
    #expect(try router.object(for: "passing", with: passing, as: String.self) == "t i 3")
    #expect(try router.object(for: "existential", with: ["text": "t", "other": 1], as: String.self) == "t false")
  }

  @Test("closures are given as Sendable ones")
  func closures() throws {
    let calls = Mutex<[String]>([])
    let plain: @Sendable () -> Void = { calls.withLock { $0.append("plain") } }
    let escaping: @Sendable (String) -> Int = { $0.count }
    var objects: [String: any Sendable] = ["plain": plain, "escaping": escaping, "sendable": plain]
    let router = try router()
    #expect(try router.object(for: "closures", with: objects, as: String.self) == "4 true 4")
    #expect(calls.withLock { $0.count } == 2)
    let throwing: @Sendable (Int) throws -> String = { "number \($0)" }
    let main: @MainActor () -> Void = {}
    objects.merge(["throwing": throwing, "main": main, "optional": plain]) { $1 }
    #expect(try router.object(for: "closures", with: objects, as: String.self) == "4 false number 4")
    #expect(calls.withLock { $0.count } == 5)
    let wrong: @Sendable (Int) -> Int = { $0 }
    #expect(code(router, "closures", objects.merging(["escaping": wrong]) { $1 }) == .parameter)
  }

  @Test("closures by another name are closures")
  func aliases() throws {
    let numbers = Mutex<[Int]>([])
    let done: @Sendable (Int) -> Void = { number in numbers.withLock { $0.append(number) } }
    let router = try router()
    #expect(try router.object(for: "aliases?number=3", with: ["done": done], as: String.self) == "aliases?number=3")
    _ = try router.object(for: "aliases?number=4", with: ["done": done, "then": done], as: String.self)
    #expect(numbers.withLock { $0 } == [3, 4, 4])
  }

  @Test("results arrive as they are")
  func results() async throws {
    let router = try Router(AnswersWithAnyResultRoutes.self, registry: ServiceRegistry())
    try router.object(for: "void", as: Void.self)
    try router.object(for: "void/throws?count=1", as: Void.self)
    try await router.open("void/async")
    try await router.open("void/async?count=2", as: Void.self)
    #expect(try router.object(for: "page", as: Page.self).title == "page")
    #expect(try await router.open("page/async", as: Page.self).title == "async")
    #expect(try router.object(for: "opaque", as: (any Titled).self).title == "sheet")
    #expect(try await router.open("opaque/async", as: (any Titled).self).title == "sheet")
    #expect(try router.object(for: "any", as: (any Titled).self).title == "sheet")
    #expect(try router.object(for: "optional?full", as: Page?.self)?.title == "full")
    #expect(try router.object(for: "optional?full=false", as: Page?.self)?.title == nil)
    #expect(try router.object(for: "optional/opaque", as: (any Titled)?.self)?.title == "sheet")
    let tuple = try router.object(for: "tuple", as: (number: Int, String).self)
    #expect(tuple == (1, "one"))
    #expect(try router.object(for: "generic", as: Box<[Page]>.self).content.map(\.title) == ["boxed"])
    #expect(try router.object(for: "nested", as: Sheet.Part.self).number == 4)
    #expect(try router.object(for: "function", as: ((Int) -> Int).self)(1) == 2)
    #expect(try router.object(for: "sending", as: Page.self).title == "sent")
    #expect(try router.object(for: "forced", as: Page.self).title == "forced")
    #expect(try router.object(for: "self", as: Sheet.self).title == "sheet")
    #expect(try await router.open("part", as: Sheet.Part.self).number == 5)
    #expect(type(of: try router.object(for: "self/class", as: Base.self)) == Base.self)
    let wrong = try #require(throws: RouteError.self) { try router.object(for: "page", as: Int.self) }
    #expect(wrong.code == .result)
    #expect(throws: RouteError.self) { try router.object(for: "never", as: Any.self) }
  }
}
