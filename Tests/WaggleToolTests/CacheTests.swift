import Foundation
import Testing

/// `generate --cache`: the same text as without it, whatever is in the cache.
@Suite struct CacheTests {
  private static func source(_ name: String) -> String {
    """
    import Foundation
    #if !NEVER
    public protocol \(name)Service: Sendable where Self: AnyObject {}
    #endif

    struct \(name)Options { var depth: Int = 3; let name: String }

    // @service(\(name)Service, scope: singleton, named: "\(name)")
    @available(macOS 15, *)
    final class \(name): \(name)Service {
      // @inject
      init(_ options: [any CustomStringConvertible], other: (any CustomStringConvertible)? = nil) throws {}
      init() {}
    }

    """
  }

  private let run: GenerateRun

  init() throws {
    run = try GenerateRun(sources: ["A.swift", "B.swift"])
    try run.folder.write(Self.source("A"), to: "A.swift")
    try run.folder.write(Self.source("B"), to: "B.swift")
  }

  /// What the tool writes, with and without the cache.
  private func generate(_ options: String..., file: String = "out/AppServices.swift") throws -> String {
    let result = try Tool.run(
      ["generate", "--sources", run.folder.path("sources.txt"), "--output", run.folder.path(file)] + options)
    #expect(result.exitCode == 0, "\(result.errors)")
    return try run.folder.read(file)
  }

  private func cached() throws -> String { try generate("--cache", run.folder.path("summaries.cache")) }

  private func plain() throws -> String { try generate(file: "plain.swift") }

  @Test func `a second run writes the same, from the cache`() throws {
    let wanted = try plain()
    #expect(wanted.contains(#".named("B")"#))
    #expect(try cached() == wanted)
    let cache = try Data(contentsOf: URL(filePath: run.folder.path("summaries.cache")))
    try run.folder.write("", to: "out/AppServices.swift")
    #expect(try cached() == wanted)
    #expect(try Data(contentsOf: URL(filePath: run.folder.path("summaries.cache"))) == cache)
  }

  @Test func `a changed, a new and a missing source are seen`() throws {
    _ = try cached()
    try run.folder.write(Self.source("B").replacing(#"named: "B""#, with: #"named: "C""#), to: "B.swift")
    #expect(try cached() == plain())
    #expect(try cached().contains(#".named("C")"#))
    try run.folder.write(Self.source("D"), to: "D.swift")
    let list = try run.folder.read("sources.txt")
    try run.folder.write(list.replacing("B.swift", with: "D.swift"), to: "sources.txt")
    #expect(try cached() == plain())
    #expect(try !cached().contains(#".named("C")"#))
  }

  @Test func `problems are found from the cache too`() throws {
    try run.folder.write("// @service(scop: x)\nstruct X {}\n", to: "B.swift")
    let arguments = [
      "generate", "--sources", run.folder.path("sources.txt"), "--output", run.folder.path("o.swift"), "--cache",
      run.folder.path("summaries.cache"),
    ]
    let first = try Tool.run(arguments)
    let second = try Tool.run(arguments)
    #expect(first.exitCode == 1 && first.errors.contains("unknown option 'scop'"))
    #expect(second.errors == first.errors)
  }

  @Test func `a cache of garbage is no cache`() throws {
    let wanted = try plain()
    _ = try cached()
    let good = try Data(contentsOf: URL(filePath: run.folder.path("summaries.cache")))
    #expect(good.count > 500)
    var broken: [Data] = [Data(), Data("waggle 1".utf8), Data(repeating: 0xFF, count: 5_000)]
    for offset in stride(from: 0, to: good.count, by: 37) {
      broken.append(good.prefix(offset))
      var flipped = good
      flipped[offset] ^= 0x55
      broken.append(flipped)
    }
    for data in broken {
      try run.folder.write(data, to: "summaries.cache")
      try run.folder.write("", to: "out/AppServices.swift")
      #expect(try cached() == wanted)
    }
  }

  @Test func `a cache that cannot be written is nobody's problem`() throws {
    #expect(try generate("--cache", run.folder.path("nowhere/summaries.cache")) == plain())
    #expect(try generate("--cache", run.folder.path("out")) == plain())
  }
}
