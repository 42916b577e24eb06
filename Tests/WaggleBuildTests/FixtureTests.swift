import Foundation
import Testing

/// Whole packages that depend on Waggle as a user's package would, built and run.
///
/// Only one build at a time fits the machine.
extension PackageTests {
  @Suite("Fixture packages")
  struct FixtureTests {
    /// A copy of the fixtures, whose manifests point to this repository.
    private func copy() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for name in ["Shop", "Prices"] {
        let target = folder.url.appending(path: name)
        try FileManager.default.copyItem(at: Repository.fixtures.appending(path: name), to: target)
        let manifest = target.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try text.replacing("\"../../../..\"", with: "\"\(Repository.root.path())\"")
          .write(to: manifest, atomically: true, encoding: .utf8)
      }
      return folder
    }

    @Test("providers in two packages reach an app that imports neither", .timeLimit(.minutes(10)))
    func shop() throws {
      let folder = try copy()
      let swift = SwiftCommand(
        package: folder.url.appending(path: "Shop"), scratch: folder.url.appending(path: "build"))
      let build = try swift.run("build")
      try #require(build.status == 0, "\(build.output)")
      let run = try swift.run("run", "--skip-build", "Shop")
      #expect(run.output.hasSuffix("total: 1340\n"))

      // A second provider in the other package takes part in the next build.
      try folder.write(
        """
        import PricesAPI

        // @service(PriceList, scope: singleton, replaces: SpringPrices)
        final class SummerPrices: PriceList {
          func cents(for article: String) -> Int? { 100 }
        }

        """, to: "Prices/Sources/Prices/SpringPrices.swift.new")
      let old = folder.url.appending(path: "Prices/Sources/Prices/SpringPrices.swift")
      let added = try String(
        contentsOf: folder.url.appending(path: "Prices/Sources/Prices/SpringPrices.swift.new"), encoding: .utf8)
      try FileManager.default.removeItem(at: folder.url.appending(path: "Prices/Sources/Prices/SpringPrices.swift.new"))
      try (String(contentsOf: old, encoding: .utf8) + added.replacing("import PricesAPI\n", with: ""))
        .write(to: old, atomically: true, encoding: .utf8)
      let rebuild = try swift.run("build")
      try #require(rebuild.status == 0, "\(rebuild.output)")
      #expect(try swift.run("run", "--skip-build", "Shop").output.hasSuffix("total: 200\n"))
    }

    @Test("a mistake in an annotation is an error of the build, at its place", .timeLimit(.minutes(10)))
    func mistake() throws {
      let folder = try copy()
      let path = "Shop/Sources/Basket/PricedBasket.swift"
      let source = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      try folder.write(source.replacing("// @service", with: "// @service(scop: singleton)"), to: path)
      let swift = SwiftCommand(
        package: folder.url.appending(path: "Shop"), scratch: folder.url.appending(path: "build"))
      let build = try swift.run("build")
      #expect(build.status == 1)
      let file = folder.url.appending(path: path).path()
      #expect(
        build.output.contains("\(file):4:13: error: unknown option 'scop'; did you mean 'scope'?\n"), "\(build.output)")
    }
  }
}
