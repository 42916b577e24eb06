import Testing
import Waggle
import WaggleRouting

@Suite("WXRouter's example", .timeLimit(.minutes(1)))
@MainActor
struct WXRouterExample {
  private let old: WXApp
  private let new: WXApp

  init() throws {
    old = try WXApp(version: "1.0")
    new = try WXApp(version: "2.0")
    try apply(
      """
      <plist version="1.0"><dict>
        <key>version</key><integer>1</integer>
        <key>entries</key><array>
          <dict><key>key</key><string>MSG001</string><key>route</key><string>view1</string></dict>
          <dict><key>key</key><string>MSG002</string><key>route</key><string>view3</string></dict>
          <dict><key>key</key><string>MSG003</string><key>route</key><string>webView</string></dict>
        </array>
      </dict></plist>
      """)
  }

  @Test("Three buttons show their pages, and the fourth, which no page is for, the error page")
  func buttons() throws {
    let pages = try WXApp.Button.allCases.map { button in
      let page = try old.tap(button)
      old.screen.back()
      return page
    }
    #expect(
      pages == [
        .view1(title: "nihao shijie", urlKey: "MSG001"), .view3(title: "nihao shijie", urlKey: "MSG002"),
        .web("https://www.baidu.com"), .error(key: "MSG005", url: "MSG005"),
      ])
    #expect(old.screen.visible == nil)
  }

  @Test("A page that is given no parameters is shown without")
  func withoutParameters() throws {
    #expect(try old.router.object(forKey: "MSG002") == WXPage.view3(title: nil, urlKey: "MSG002"))
  }

  @Test("The error page has the URL of a message that leads nowhere")
  func unknownURL() async throws {
    let page = try await old.router.push("wx://order?id=1", on: old.screen)
    #expect(page == .error(key: "wx://order?id=1", url: "wx://order?id=1"))
    #expect(old.screen.visible == page)
  }

  @Test("A broken page gives way to one of the web for those who have it, then all get the upgrade page, then go back")
  func replacesTheMap() throws {
    try apply(
      """
      <plist version="1.0"><dict>
        <key>version</key><integer>2</integer>
        <key>entries</key><array>
          <dict><key>key</key><string>MSG001</string><key>route</key><string>view1</string></dict>
          <dict>
            <key>key</key><string>MSG002</string><key>web</key><string>https://m.wx.example/view3</string>
            <key>when</key><dict><key>appVersion</key><string>&lt;2.0</string></dict>
          </dict>
          <dict><key>key</key><string>MSG002</string><key>route</key><string>view3</string></dict>
          <dict><key>key</key><string>MSG003</string><key>route</key><string>webView</string></dict>
        </array>
      </dict></plist>
      """)
    #expect(try old.tap(.view3) == .web("https://m.wx.example/view3"))
    #expect(try new.tap(.view3) == .view3(title: "nihao shijie", urlKey: "MSG002"))
    #expect(try old.tap(.view1) == .view1(title: "nihao shijie", urlKey: "MSG001"))

    try apply(
      """
      <plist version="1.0"><dict>
        <key>version</key><integer>3</integer>
        <key>entries</key><array>
          <dict><key>key</key><string>MSG001</string><key>route</key><string>upgrade</string></dict>
          <dict><key>key</key><string>MSG002</string><key>route</key><string>upgrade</string></dict>
          <dict><key>key</key><string>MSG003</string><key>route</key><string>upgrade</string></dict>
        </array>
      </dict></plist>
      """)
    for app in [old, new] {
      for button in [WXApp.Button.view1, .view3, .webView] { #expect(try app.tap(button) == .upgrade) }
    }

    for app in [old, new] { #expect(try app.router.rollback()) }
    #expect(try old.tap(.view3) == .web("https://m.wx.example/view3"))
  }

  @Test("A map that names a page which is not there changes nothing")
  func refusesBadMap() throws {
    let error = try #require(throws: RouteError.self) {
      try apply(
        """
        <plist version="1.0"><dict>
          <key>version</key><integer>2</integer>
          <key>entries</key><array>
            <dict><key>key</key><string>MSG001</string><key>route</key><string>view2</string></dict>
          </array>
        </dict></plist>
        """)
    }
    #expect(error.code == .map)
    #expect(old.router.mapVersion == 1)
    #expect(try old.tap(.view1) == .view1(title: "nihao shijie", urlKey: "MSG001"))
  }

  private func apply(_ urlMap: String) throws {
    let map = try RouteMap(propertyList: urlMap.utf8)
    for app in [old, new] { try app.router.apply(map) }
  }
}

/// An app of one page with four buttons.
@MainActor
private struct WXApp {
  enum Button: CaseIterable {
    case view1
    case view3
    case webView
    case undefined
  }

  let router: Router
  let screen = Screen<WXPage>()

  init(version: String) throws {
    router = Router(registry: ServiceRegistry(), circumstances: RouteCircumstances(appVersion: version))
    try router.add(key: "view1") { request in
      WXPage.view1(title: try request.title, urlKey: request.url)
    }
    try router.add(key: "view3") { request in
      WXPage.view3(title: try request.title, urlKey: request.url)
    }
    try router.add(key: "webView") { request in WXPage.web(try request.object("url")) }
    try router.add(key: "upgrade") { _ in WXPage.upgrade }
    try router.add("https://**") { request in WXPage.web(request.url) }
    router.notFound { request in WXPage.error(key: try request["key"], url: try request["url"]) }
  }

  /// Presents what a button is for.
  func tap(_ button: Button) throws -> WXPage? {
    let (key, parameters) =
      switch button {
      case .view1: ("MSG001", ["title": "nihao shijie"])
      case .view3: ("MSG002", ["title": "nihao shijie"])
      case .webView: ("MSG003", ["url": "https://www.baidu.com"])
      case .undefined: ("MSG005", [:])
      }
    screen.present(try router.object(forKey: key, with: parameters))
    return screen.visible
  }
}

extension RouteRequest {
  fileprivate var title: String? {
    get throws { containsObject("title") ? try object("title") : nil }
  }
}

private enum WXPage: Equatable {
  case view1(title: String?, urlKey: String)
  case view3(title: String?, urlKey: String)
  case web(String)
  case upgrade
  case error(key: String, url: String)
}
