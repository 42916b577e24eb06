import Testing
import Waggle
import WaggleRouting

@Suite("MGJRouter's example", .timeLimit(.minutes(1)))
@MainActor
struct MGJRouterExample {
  private let router = Router(registry: ServiceRegistry())
  private let screen = Screen<DemoDetail>()
  private let list: DemoList

  init() throws {
    list = DemoList(router: router, screen: screen)
    try DemoDetail.load(into: list)
  }

  @Test("Each row of the list opens the page that shows what it is about", arguments: Row.all)
  private func shows(_ row: Row) async throws {
    try await list.select(row.title)
    let page = try #require(screen.visible)
    #expect(page.title == row.title)
    #expect(page.log == row.log)
    screen.back()
    #expect(screen.visible == nil)
  }

  @Test("One page is behind all titles, and begins anew for each")
  func isOne() async throws {
    #expect(list.titles == Row.all.map(\.title))
    for title in list.titles { try await list.select(title) }
    #expect(screen.pages.count == Row.all.count)
    let page = try #require(screen.visible)
    #expect(screen.pages.allSatisfy { $0 === page })
    #expect(page.log == Row.all.last?.log)
  }
}

/// A row of the list, and what the user reads once it was chosen.
private struct Row: Sendable, CustomTestStringConvertible {
  let title: String
  let log: [String]

  static let all = [
    Row(title: "基本使用", log: ["mgj://foo/bar"]),
    Row(title: "中文匹配", log: ["mgj://category/家居"]),
    Row(title: "自定义参数", log: ["query: bicycle", "color: red"]),
    Row(title: "传入字典信息", log: ["user_id: 1900"]),
    Row(title: "Fallback 到全局的 URL Pattern", log: ["search/travel/china", "has_travelled: 0"]),
    Row(title: "Open 结束后执行 Completion Block", log: ["completion: called"]),
    Row(title: "基于 URL 模板生成 具体的 URL", log: ["mgj://search/Hangzhou?page=2", "keyword: Hangzhou"]),
    Row(title: "取消注册 URL Pattern", log: ["before: true", "after: false", "notFound"]),
    Row(title: "同步获取 URL 对应的 Object", log: ["search_top_bar: 家居"]),
  ]

  var testDescription: String { title }
}

/// The list of titles, each of which somebody registered.
@MainActor
private final class DemoList {
  let router: Router
  private let screen: Screen<DemoDetail>
  private(set) var titles: [String] = []

  init(router: Router, screen: Screen<DemoDetail>) {
    self.router = router
    self.screen = screen
  }

  func register(title: String, _ make: @escaping @MainActor @Sendable () -> DemoDetail) throws {
    titles.append(title)
    try router.add(try url(for: title)) { @MainActor _ in make() }
  }

  func select(_ title: String) async throws {
    let page = try await router.push(try url(for: title), on: screen)
    try await page.appear()
  }

  private func url(for title: String) throws -> String { try router.url(for: "demo://detail/:title", ["title": title]) }
}

/// The page behind all rows, which shows what a demonstration logs.
@MainActor
private final class DemoDetail {
  typealias Demonstration = @MainActor (DemoDetail) async throws -> Void

  private(set) var title = ""
  private(set) var log: [String] = []
  /// It holds the page, in the rows that show it.
  private unowned let router: Router
  private var demonstration: Demonstration?

  init(router: Router) {
    self.router = router
  }

  /// Registers one page for all titles.
  static func load(into list: DemoList) throws {
    let detail = DemoDetail(router: list.router)
    let demonstrations: [(String, Demonstration)] = [
      ("基本使用", { try await $0.demoBasicUsage() }),
      ("中文匹配", { try await $0.demoChineseCharacter() }),
      ("自定义参数", { try await $0.demoParameters() }),
      ("传入字典信息", { try await $0.demoUserInfo() }),
      ("Fallback 到全局的 URL Pattern", { try await $0.demoFallback() }),
      ("Open 结束后执行 Completion Block", { try await $0.demoCompletion() }),
      ("基于 URL 模板生成 具体的 URL", { try await $0.demoGenerateURL() }),
      ("取消注册 URL Pattern", { try await $0.demoDeregister() }),
      ("同步获取 URL 对应的 Object", { try $0.demoObject() }),
    ]
    for (title, demonstration) in demonstrations {
      try list.register(title: title) {
        detail.title = title
        detail.log = []
        detail.demonstration = demonstration
        return detail
      }
    }
  }

  func appear() async throws {
    try await demonstration?(self)
  }

  private func append(_ line: String) { log.append(line) }
}

extension DemoDetail {
  private func demoBasicUsage() async throws {
    try router.replace("mgj://foo/bar") { @MainActor [unowned self] request in append(request.url) }
    try await router.open("mgj://foo/bar")
  }

  private func demoChineseCharacter() async throws {
    try router.replace("mgj://category/家居") { @MainActor [unowned self] request in append(request.url) }
    try await router.open("mgj://category/家居")
  }

  private func demoParameters() async throws {
    try router.replace("mgj://search/:query") { @MainActor [unowned self] request in
      for name in request.names { append("\(name): \(try request[name] as String)") }
    }
    try await router.open("mgj://search/bicycle?color=red")
  }

  private func demoUserInfo() async throws {
    try router.replace("mgj://category/travel") { @MainActor [unowned self] request in
      append("user_id: \(try request.object("user_id") as Int)")
    }
    try await router.open("mgj://category/travel", with: ["user_id": 1_900])
  }

  private func demoFallback() async throws {
    try router.replace("mgj://**") { @MainActor [unowned self] request in
      append(request.rest.joined(separator: "/"))
      append("has_travelled: \(try request["has_travelled"] as String)")
    }
    try await router.open("mgj://search/travel/china?has_travelled=0")
  }

  private func demoCompletion() async throws {
    try router.replace("mgj://detail") { @MainActor request in
      let completion: @MainActor @Sendable (String) -> Void = try request.object("completion")
      completion("called")
    }
    let completion: @MainActor @Sendable (String) -> Void = { [unowned self] in append("completion: \($0)") }
    try await router.open("mgj://detail", with: ["completion": completion])
  }

  private func demoGenerateURL() async throws {
    let pattern = "mgj://search/:keyword"
    try router.replace(pattern) { @MainActor [unowned self] request in
      append("keyword: \(try request["keyword"] as String)")
    }
    let url = try router.url(for: pattern, ["keyword": "Hangzhou"], query: ["page": 2])
    append(url)
    try await router.open(url)
  }

  private func demoDeregister() async throws {
    let pattern = "mgj://category/:id"
    try router.replace(pattern) { _ in }
    append("before: \(router.canOpen("mgj://category/1", isExact: true))")
    router.remove(pattern)
    router.remove("mgj://**")
    append("after: \(router.canOpen("mgj://category/1"))")
    do {
      try await router.open("mgj://category/1")
    } catch {
      append("\(error.code)")
    }
  }

  private func demoObject() throws {
    try router.replace("mgj://search_top_bar") { @MainActor _ in SearchTopBar(placeholder: "家居") }
    let bar = try router.object(for: "mgj://search_top_bar", as: SearchTopBar.self)
    append("search_top_bar: \(bar.placeholder)")
  }
}

@MainActor
private final class SearchTopBar {
  let placeholder: String

  init(placeholder: String) {
    self.placeholder = placeholder
  }
}
