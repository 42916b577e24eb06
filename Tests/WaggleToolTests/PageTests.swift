import Foundation
import Testing

/// What `graph --format html` writes, driven in a browser by `Page/checks.js`: search, clicks in the picture, focus, modules,
/// zoom, the address, and names that are no HTML.
@Suite("Page", .enabled(if: Browser.path != nil, "there is no Chromium here"))
struct PageTests {
  /// A program and what must be seen of it.
  struct Sample: CustomTestStringConvertible {
    var name: String
    /// The sources of each module.
    var sources: [String: String]
    /// The fewest checks that such a program has.
    var checks: Int

    var testDescription: String { name }
  }

  private static let samples = [
    Sample(
      name: "a program with problems",
      sources: [
        "App": """
        import Near
        import Waggle
        let registry = ServiceRegistry(AppServices.self)
        let basket = try registry.get(Basket.self)
        let tide = try registry.get(Tide.self)
        let zone = try registry.get(Zone.self)
        """,
        "Near": """
        import Waggle
        public protocol Basket {}
        public protocol Tide {}
        public protocol Clock {}
        // @service(scope: singleton)
        final class ShopBasket: Basket { init(clock: any Clock) {} }
        // @service
        struct Wall: Clock { init(basket: any Basket) {} }
        public protocol Zone {}
        // @service
        struct Local: Zone {}
        """,
      ], checks: 30),
    Sample(
      name: "a program with routes",
      sources: [
        "App": """
        import Near
        import Waggle
        import WaggleRouting
        let router = try Router(AppRoutes.self, registry: ServiceRegistry(AppServices.self))
        """,
        "Near": """
        import WaggleRouting
        public protocol Aim { func open(name: String) }
        // @service
        final class AimService: Aim {
          // @route("mgj://aim/:name", "mgj://<b>/:name", access: public)
          func open(name: String) {}
        }
        // @route(key: "other")
        func other() {}
        """,
      ], checks: 20),
    Sample(name: "a program without services", sources: ["App": "print(1)\n"], checks: 3),
    Sample(
      name: "names that could be HTML",
      sources: [
        "App": """
        import Waggle
        protocol `<img src=x onerror=document.title=1>` {}
        protocol `</script><script>document.title=1//` {}
        // @service
        struct `<b>bold</b>`: `<img src=x onerror=document.title=1>` {}
        protocol Plain {}
        // @service
        struct Simple: Plain {}
        let one = try ServiceRegistry(AppServices.self).get(`<img src=x onerror=document.title=1>`.self)
        let two = try ServiceRegistry(AppServices.self).get(`</script><script>document.title=1//`.self)
        """
      ], checks: 20),
  ]

  @Test(arguments: samples)
  func `all that can be done on the page is done`(sample: Sample) throws {
    let folder = try TemporaryFolder()
    var list = ""
    for (module, text) in sample.sources.sorted(by: { $0.key < $1.key }) {
      try folder.write(text, to: "\(module).swift")
      let others = sample.sources.keys.filter { $0 > module }.sorted() + ["Waggle", "WaggleRouting"]
      list += "module \(module) \(module == "App" ? "executable" : "library")\n"
      list += others.map { "depends \($0)\n" }.joined() + "source \(folder.path("\(module).swift"))\n"
    }
    try folder.write(list + "module Waggle library\nmodule WaggleRouting library\n", to: "sources.txt")
    let graph = try Tool.run("graph", "--format", "html", "--sources", folder.path("sources.txt"))
    #expect(graph.exitCode == 0 && graph.errors.isEmpty)

    let checks = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Page/checks.js"),
      encoding: .utf8)
    let end = try #require(graph.output.range(of: "</body>", options: .backwards))
    let page = graph.output.replacingCharacters(in: end, with: "<script>\(checks)</script></body>")
    let found = try Browser.dump(try folder.write(page, to: "page.html"))
    let result = try #require(found.firstMatch(of: /<pre id="waggle-checks"[^>]*>([^<]*)</)).1
    let passed = try #require(result.firstMatch(of: /^PASS (\d+)/), "\(result)").1
    #expect(try #require(Int(passed)) >= sample.checks)
  }

  @Test func `a check that fails is seen`() throws {
    let folder = try TemporaryFolder()
    let page = """
      <body><pre id="x"></pre><script>const data = {};
      </script><script>\(try String(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Page/checks.js"),
        encoding: .utf8))</script></body>
      """
    let found = try Browser.dump(try folder.write(page, to: "page.html"))
    #expect(!found.contains(/<pre id="waggle-checks"[^>]*>PASS/))
  }
}

/// A headless Chromium.
enum Browser {
  static let path = [
    "/usr/bin/chromium", "/usr/bin/google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The document after its scripts ran.
  static func dump(_ page: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=1400,900",
      "--virtual-time-budget=10000", "--dump-dom", page.absoluteString,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
