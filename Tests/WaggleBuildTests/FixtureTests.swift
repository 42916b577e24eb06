import Foundation
import Testing

extension PackageTests {
  /// Whole packages that depend on Waggle as a user's package would.
  @Suite("Fixture packages")
  struct FixtureTests {
    /// A copy of the fixtures, whose manifests point to this repository.
    private func copy() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for name in ["Shop", "Prices"] {
        let target = folder.url.appending(path: name)
        try FileManager.default.copyItem(at: Repository.fixtures.appending(path: name), to: target)
        try edit(name + "/Package.swift", in: folder, "\"../../../..\"", "\"\(Repository.root.path())\"")
      }
      return folder
    }

    private func edit(_ path: String, in folder: TemporaryFolder, _ old: String, _ new: String) throws {
      let text = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      try #require(text.contains(old))
      try folder.write(text.replacing(old, with: new), to: path)
    }

    @Test("providers in two packages reach an app that imports neither, and mistakes stop the build")
    func shop() throws {
      let folder = try copy()
      let swift = SwiftCommand(
        package: folder.url.appending(path: "Shop"), scratch: folder.url.appending(path: "build"))
      func runs(_ wanted: String, _ comment: Comment) throws {
        let build = try swift.run("build")
        try #require(build.status == 0, "\(build.output)")
        let run = try swift.run("run", "--skip-build", "Shop")
        #expect(run.output.hasSuffix(wanted), comment)
      }
      try runs("total: 1340\n", "the provider of the other package")

      let prices = "Prices/Sources/Prices/SpringPrices.swift"
      let second = """
        // @service(PriceList, scope: singleton, replaces: SpringPrices)
        final class SummerPrices: PriceList {
          func cents(for article: String) -> Int? { 100 }
        }

        // @service(scope: singleton)
        final class SpringPrices
        """
      try edit(prices, in: folder, "// @service(scope: singleton)\nfinal class SpringPrices", second)
      try runs("total: 200\n", "a provider that was added there")

      // A module whose target forgot the plugin: the line that does not compile says so.
      let manifest = "Prices/Package.swift"
      try edit(manifest, in: folder, ",\n      plugins: [.plugin(name: \"WagglePlugin\", package: \"Waggle\")]", "")
      // The native build system looks at other packages' manifests only when the root's has changed.
      try edit("Shop/Package.swift", in: folder, "// swift-tools-version: 6.3\n", "// swift-tools-version: 6.3\n\n")
      let forgotten = try swift.run("build")
      #expect(forgotten.status == 1)
      #expect(
        forgotten.output.contains("Prices has '@service' annotations but lacks WagglePlugin in its target's plugins"),
        "\(forgotten.output)")
      try edit(
        manifest, in: folder, "dependencies: [\"PricesAPI\", .product(name: \"Waggle\", package: \"Waggle\")]",
        "dependencies: [\"PricesAPI\", .product(name: \"Waggle\", package: \"Waggle\")],\n      plugins: [.plugin(name: \"WagglePlugin\", package: \"Waggle\")]"
      )
      try edit("Shop/Package.swift", in: folder, "// swift-tools-version: 6.3\n\n", "// swift-tools-version: 6.3\n")
      try runs("total: 200\n", "the plugin is back")

      let basket = "Shop/Sources/Basket/PricedBasket.swift"
      try edit(basket, in: folder, "// @service\n", "// @service(scop: singleton)\n")
      let mistake = try swift.run("build")
      #expect(mistake.status == 1)
      let place = folder.url.appending(path: basket).path()
      let message = "\(place):4:13: error: unknown option 'scop'; did you mean 'scope'?\n"
      #expect(mistake.output.contains(message), "\(mistake.output)")
    }
  }
}
