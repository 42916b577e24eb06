import Foundation
import Testing

extension PackageTests {
  /// What runs, what is compiled and what resolves when something has changed.
  ///
  /// The native build system sees files that come and go in another package only when the root's manifest has changed, with
  /// or without a plugin; `touchRootManifest` stands where a user has to do so too. It also links a plugin's tool once more
  /// after each time that it plans anew, and runs all commands again, which write nothing.
  @Suite("Incremental builds", .labs)
  struct IncrementalBuildTests {
    private static let all = "behind C; far; left; near, gather; petal; right; steady 3\nloud: nobody\n"

    @Test(
      "the services of all linked modules resolve, and a build without a change runs no command",
      arguments: BuildSystem.allCases)
    func noChange(_ system: BuildSystem) throws {
      let lab = try Lab.of(system)
      #expect(try lab.run() == Self.all)
      let builds = lab.firstBuilds
      #expect(
        builds[0].registered == ["App", "BehindC", "Far", "Left", "Near", "Petal_x_y", "Right", "Small", "Steady"])
      // The native build system repeats linking and commands once.
      #expect(builds.count == (system == .native ? 3 : 2))
      #expect(builds[1].compiled == [])
      #expect(!builds[1].changed.contains { $0.hasSuffix(".swift") })
      #expect(try lab.build().didNothing)
    }

    @Test("a change in a function's body compiles nothing that was generated", arguments: BuildSystem.allCases)
    func body(_ system: BuildSystem) throws {
      let lab = try Lab.of(system)
      try lab.edit("Orchard/Sources/Far/Far.swift", "\"far\"", "\"far off\"")
      let far = try lab.builds()
      #expect(far.registered == ["App", "Far", "Small"])
      #expect(far.compiled == ["Far/Far"])
      try lab.edit("Meadow/Sources/Near/Near.swift", "\"near, \"", "\"very near, \"")
      let near = try lab.builds()
      #expect(near.registered == ["App", "Near"])
      #expect(near.compiled == ["Near/Near"])
      try lab.edit("Meadow/Sources/Plain/Plain.swift", "plain = true", "plain = false")
      let plain = try lab.builds()
      #expect(plain.registered == ["App"])
      #expect(plain.compiled == ["Plain/Plain"])
      #expect(try lab.run() == "behind C; far off; left; petal; right; steady; very near, gather 3\nloud: nobody\n")
    }

    @Test(
      "a provider that moves down is registered at its new line, which the app need not know",
      arguments: BuildSystem.allCases)
    func line(_ system: BuildSystem) throws {
      let lab = try Lab.of(system)
      try lab.edit("Orchard/Sources/Far/Far.swift", "// @service", "// A line more.\n// @service")
      let build = try lab.builds()
      #expect(build.registered == ["App", "Far", "Small"])
      #expect(build.compiled == ["Far/Far", "Far/FarServices"])
      #expect(try lab.registrations(of: "Far", package: "orchard").contains("(Far/Far.swift:5)"))
    }

    @Test(
      "an annotation that comes, moves, changes or goes changes what resolves in the next build",
      arguments: BuildSystem.allCases)
    func annotations(_ system: BuildSystem) throws {
      let lab = try Lab.of(system)
      let second = "\n\nstruct Second: Bloom {\n  var text: String { \"second\" }\n}\n"
      // The target itself, one of its package, and one of another package.
      for (path, type) in [
        ("Meadow/Sources/App/main.swift", "import OrchardAPI"),
        ("Meadow/Sources/Left/Provider.swift", "import OrchardAPI"),
        ("Orchard/Sources/Far/Far.swift", "import OrchardAPI"),
      ] {
        let original = try lab.text(of: path)
        func resolves(_ wanted: String, _ text: String, _ what: Comment) throws {
          try lab.write(text, to: path)
          _ = try lab.builds()
          #expect(try lab.run() == wanted, what)
        }
        let with = original.replacing(type, with: type + second)
        let annotated = with.replacing("struct Second", with: "// @service\nstruct Second")
        try resolves(Self.all, with, "\(path): a type without an annotation")
        try resolves(Self.all.replacing("right;", with: "right; second;"), annotated, "\(path): it comes")
        try resolves(
          Self.all.replacing("right;", with: "right; second;").replacing("nobody", with: "second"),
          annotated.replacing("// @service\nstruct Second", with: "// @service(named: \"loud\")\nstruct Second"),
          "\(path): it changes")
        if !path.contains("App") {
          let name = path.contains("Left") ? "left" : "far"
          let moved = with.replacing("struct Second", with: "//@service\nstruct Second")
            .replacing("// @service\n", with: "")
          try resolves(
            Self.all.replacing("\(name);", with: "").replacing("right;", with: "right; second;")
              .replacing("  ", with: " "), moved, "\(path): it moves to another type")
        }
        try resolves(Self.all, original, "\(path): it goes")
      }
    }

    @Test(
      "a target that loses its last annotation is gone from the app's catalog, and comes back",
      arguments: BuildSystem.allCases)
    func lastAnnotation(_ system: BuildSystem) throws {
      let lab = try Lab.of(system)
      let path = "Meadow/Sources/Right/Provider.swift"
      try lab.edit(path, "// @service", "// Not a service.")
      let lost = try lab.builds()
      #expect(lost.registered == ["App", "Right"])
      #expect(lost.compiled.contains("App/AppServices") && lost.compiled.contains("Right/RightServices"))
      #expect(!lost.compiled.contains("Left/LeftServices"))
      #expect(try lab.run() == Self.all.replacing("right; ", with: ""))
      #expect(!(try lab.registrations(of: "App").contains("RightServices")))
      #expect(try lab.registrations(of: "Right").contains("enum RightServices"))
      try lab.edit(path, "// Not a service.", "// @service")
      _ = try lab.builds()
      #expect(try lab.run() == Self.all)
    }

    @Test("source files that come and go are noticed", arguments: BuildSystem.allCases)
    func files(_ system: BuildSystem) throws {
      let lab = try Lab.of(system)
      let text = "import OrchardAPI\n\n// @service\nstruct More: Bloom {\n  var text: String { \"more\" }\n}\n"
      let more = Self.all.replacing("left;", with: "left; more;")
      try lab.write(text, to: "Meadow/Sources/Left/More.swift")
      _ = try lab.builds()
      #expect(try lab.run() == more)
      try lab.delete("Meadow/Sources/Left/More.swift")
      _ = try lab.builds()
      #expect(try lab.run() == Self.all)

      try lab.write(text, to: "Orchard/Sources/Far/More.swift")
      if system == .native {
        // The package manager's own doing: nobody tells the plugin.
        #expect(try lab.builds().registered == [])
        #expect(try lab.run() == Self.all)
        try lab.touchRootManifest()
      }
      _ = try lab.builds()
      #expect(try lab.run() == more)
      try lab.delete("Orchard/Sources/Far/More.swift")
      if system == .native {
        let build = try lab.build()
        #expect(build.status != 0)
        #expect(build.output.contains("because of missing inputs"), "\(build.output)")
        try lab.touchRootManifest()
      }
      _ = try lab.builds()
      #expect(try lab.run() == Self.all)
    }

    @Test(
      "a test target has services of its own, and one registry with what it tests", arguments: BuildSystem.allCases)
    func testTarget(_ system: BuildSystem) throws {
      let lab = try Lab.of(system)
      let run = try lab.test()
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("Test run with 2 tests"), "\(run.output)")
      // Who links the registry links nothing for tests; where the name is found if it is there, the tests themselves show.
      let testing = Data("libTesting.so".utf8)
      #expect(try lab.bytes(ofProgram: "App").range(of: testing) == nil)
      let tests = system == .native ? "MeadowPackageTests.xctest" : "MeadowTests.so"
      #expect(try lab.bytes(ofProgram: tests).range(of: testing) != nil)
    }

    @Test(
      "a tool that has changed runs for all targets, and what it writes again is not compiled",
      arguments: BuildSystem.allCases)
    func tool(_ system: BuildSystem) throws {
      let lab = try Lab.of(system)
      let path = "waggle/Sources/waggle-tool/WaggleTool.swift"
      let original = try lab.text(of: path)
      try lab.edit(path, "a verb is missing", "there is no verb")
      let build = try lab.builds()
      #expect(build.registered == ["App", "BehindC", "Far", "Left", "Near", "Petal_x_y", "Right", "Small", "Steady"])
      // The build systems call the module's folder differently.
      #expect(build.compiled.map { $0.split(separator: "/").last } == ["WaggleTool"], "\(build.compiled)")
      #expect(build.compiled.allSatisfy { $0.hasPrefix("waggle") })
      #expect(!build.changed.contains { $0.hasSuffix(".swift") })
      try lab.write(original, to: path)
    }

    // MARK: Other ways to build

    @Test("services resolve with a static standard library", arguments: BuildSystem.allCases)
    func staticStandardLibrary(_ system: BuildSystem) throws {
      let lab = try Lab.of(system)
      try lab.edit("Orchard/Sources/Far/Far.swift", "\"far\"", "\"far off\"")
      _ = try lab.builds("--static-swift-stdlib", "--product=Small")
      #expect(try lab.run("Small") == "far off; left; steady\n")
    }

    @Test("a dynamic library beside an automatic Waggle is warned of; with WaggleDynamic services resolve")
    func dynamic() throws {
      let lab = try Lab.of(.native)
      let warning =
        "'App' and dynamic library 'Far' each hold a copy of Waggle, and services of one are unknown to the other; "
        + "depend on the product 'WaggleDynamic' instead of 'Waggle' in all packages"
      #expect(!lab.firstBuilds[0].output.contains("copy of Waggle"))
      try lab.edit("Orchard/Package.swift", "name: \"Far\", targets", "name: \"Far\", type: .dynamic, targets")
      try lab.touchRootManifest()
      let doubled = try lab.builds()
      #expect(doubled.output.contains("warning: \(warning)\n"), "\(doubled.output)")
      #expect(!doubled.output.contains("'Near' and"))
      // The interface must be in one library too, with all that is built on it in its package: a target is linked into
      // whatever names it, and a protocol that is there twice is two services.
      let products = try lab.text(of: "Orchard/Package.swift").replacing(/(?s)products: \[.*?\n  \],/) { _ in
        "products: [.library(name: \"Orchard\", type: .dynamic, targets: [\"OrchardAPI\", \"Far\", \"Steady\"])],"
      }
      try lab.write(products, to: "Orchard/Package.swift")
      try lab.edit("Meadow/Package.swift", ".product(name: \"Steady\", package: \"Orchard\"),", "")
      try lab.edit("Meadow/Package.swift", "\"Left\", .product(name: \"Far\", package: \"Orchard\"),", "\"Left\",")
      for name in ["OrchardAPI", "Far"] {
        try lab.edit("Meadow/Package.swift", ".product(name: \"\(name)\"", ".product(name: \"Orchard\"")
      }
      for manifest in ["Meadow/Package.swift", "Orchard/Package.swift"] {
        try lab.edit(manifest, ".product(name: \"Waggle\"", ".product(name: \"WaggleDynamic\"")
      }
      let tests =
        "'MeadowTests' and dynamic library 'WaggleDynamic' each hold a copy of Waggle, and services of one are unknown to the "
        + "other; depend on the product 'WaggleDynamic' instead of 'Waggle' in all packages, and not on 'WaggleTesting', "
        + "which brings a copy of its own"
      let halfCured = try lab.builds()
      #expect(halfCured.output.contains("warning: \(tests)\n"), "\(halfCured.output)")
      #expect(!halfCured.output.contains("'App' and"))
      try lab.edit("Meadow/Package.swift", ".product(name: \"WaggleTesting\", package: \"Waggle\"),", "")
      let cured = try lab.builds()
      #expect(!cured.output.contains("copy of Waggle"), "\(cured.output)")
      #expect(try lab.run() == Self.all)
    }

    @Test("services resolve in a release build, those of a target with 5,000 sources too")
    func release() throws {
      let lab = try Lab.of(.native)
      _ = try lab.builds("-c", "release")
      #expect(try lab.run(configuration: "release") == Self.all)

      // In a debug build the compiler takes minutes for as many files.
      let manifest = """
        // swift-tools-version: 6.3
        import PackageDescription

        let package = Package(
          name: "Many",
          platforms: [.macOS(.v15)],
          dependencies: [.package(name: "Waggle", path: "../waggle")],
          targets: [
            .executableTarget(
              name: "Many", dependencies: [.product(name: "Waggle", package: "Waggle")],
              plugins: [.plugin(name: "WagglePlugin", package: "Waggle")])
          ]
        )
        """
      let main = """
        import Waggle

        protocol Numbered { var number: Int { get } }
        print(try ServiceRegistry(ManyServices.self).getAll((any Numbered).self).map(\\.number).reduce(0, +))
        """
      try lab.write(manifest, to: "Many/Package.swift")
      try lab.write(main, to: "Many/Sources/Many/main.swift")
      for number in 1..<5000 {
        let provider = "// @service\nstruct S\(number): Numbered { let number = \(number) }\n"
        try lab.write(
          number.isMultiple(of: 50) ? provider : "// Nothing that takes the compiler long.\n",
          to: "Many/Sources/Many/\(number % 10)/File\(number).swift")
      }
      _ = try lab.builds("-c", "release", package: "Many")
      #expect(try lab.run("Many", configuration: "release") == "\(99 * 100 / 2 * 50)\n")
    }

    @Test("the plugin writes the same text whatever a target is compiled with")
    func modes() throws {
      let lab = try Lab.of(.native)
      for path in try FileManager.default.subpathsOfDirectory(
        atPath: Repository.fixtures.appending(path: "Modes").path())
      where path.hasSuffix(".swift") {
        let text = try String(contentsOf: Repository.fixtures.appending(path: "Modes/\(path)"), encoding: .utf8)
        try lab.write(text.replacing("path: \"../../../..\"", with: "path: \"../waggle\""), to: "Modes/" + path)
      }
      var written: Set<String> = []
      for environment in [
        ["MODES_LANGUAGE": "5"],
        ["MODES_ISOLATION": "MainActor", "MODES_FEATURES": "ExistentialAny,InternalImportsByDefault"],
      ] {
        _ = try lab.builds(package: "Modes", environment: environment)
        #expect(try lab.run("Modes").hasSuffix("square: 5\n"))
        written.insert(try lab.registrations(of: "Features", package: "modes"))
      }
      #expect(written.count == 1)
    }
  }
}
