import Foundation
import Testing

extension PackageTests {
  /// One set of modules, with the registration files that the tool wrote once for all of them, in every language mode.
  ///
  /// The compiler is driven without the package manager, which would build everything anew for each mode.
  /// `IncrementalBuildTests` shows that the plugin writes the same text whatever the mode is.
  @Suite("Language modes")
  struct LanguageModeTests {
    @Test("every provider compiles without a warning, and resolves, in every mode")
    func matrix() throws {
      let modules = try ModeModules()
      #expect(LanguageMode.all.count == 18)
      for mode in LanguageMode.all {
        let output = try modules.run(mode)
        #expect(output == ModeModules.wanted(mode), "\(mode)")
      }
    }
  }
}

/// What a module is compiled with.
struct LanguageMode: CustomStringConvertible {
  let language: String
  let isMainActorDefault: Bool
  let features: [String]
  let isComplete: Bool

  static let strict = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
  ]

  static let all: [LanguageMode] = [("5", false), ("5", true), ("6", false)].flatMap { language, isComplete in
    [false, true].flatMap { isMainActorDefault in
      [[], strict, strict + ["NonisolatedNonsendingByDefault"]].map { features in
        LanguageMode(
          language: language, isMainActorDefault: isMainActorDefault, features: features, isComplete: isComplete)
      }
    }
  }

  var arguments: [String] {
    ["-swift-version", language, "-default-isolation", isMainActorDefault ? "MainActor" : "nonisolated"]
      + features.flatMap { ["-enable-upcoming-feature", $0] } + (isComplete ? ["-strict-concurrency=complete"] : [])
  }

  var description: String { arguments.joined(separator: " ") }
}

/// The modules of the fixture `Modes`, and Waggle, compiled by hand.
private struct ModeModules {
  /// In the order of compilation.
  private static let modules: [(name: String, kind: String, dependencies: [String])] = [
    ("Legacy", "library", []), ("Testee", "library", []), ("Spied", "library", []), ("Shapes", "library", []),
    ("Voices", "library", []), ("Middle", "library", ["Voices"]), ("Namesake", "library", ["Voices", "Waggle"]),
    ("Features", "library", ["Legacy", "Middle", "Shapes", "Spied", "Testee", "Voices", "Waggle"]),
    ("Modes", "executable", ["Features", "Middle", "Namesake", "Shapes", "Voices", "Waggle"]),
  ]
  /// What others wrote, in their own mode.
  private static let foreign: Set<String> = ["Legacy", "Testee", "Spied", "Shapes"]
  private static let withServices: Set<String> = ["Namesake", "Features", "Modes"]

  private let folder: TemporaryFolder

  /// Compiles what does not depend on the mode, and generates the registration files.
  init() throws {
    folder = try TemporaryFolder()
    let fixed = folder.url.appending(path: "fixed")
    try FileManager.default.createDirectory(at: fixed, withIntermediateDirectories: true)
    // Waggle too, and not as this test run has built it: that may be with coverage or a sanitizer.
    try compile(
      "Waggle", Self.files(below: Repository.root.appending(path: "Sources/Waggle")), in: fixed,
      ["-swift-version", "6"] + LanguageMode.strict.flatMap { ["-enable-upcoming-feature", $0] })
    for module in Self.modules where Self.foreign.contains(module.name) {
      try compile(
        module.name, Self.sources(of: module.name), in: fixed,
        ["-swift-version", module.name == "Legacy" ? "5" : "6"])
    }
    for module in Self.modules where Self.withServices.contains(module.name) {
      try folder.write(Self.list(for: module.name), to: module.name + ".txt")
      try Command.run(
        Repository.tool.path(), "generate", "--sources", folder.url.appending(path: module.name + ".txt").path(),
        "--output", registrations(of: module.name).path())
    }
  }

  private func registrations(of module: String) -> URL { folder.url.appending(path: module + "Services.swift") }

  /// Compiles, links and runs the program, and returns what it prints.
  func run(_ mode: LanguageMode) throws -> String {
    let products = folder.url.appending(path: "products")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: products) }
    for module in Self.modules where !Self.foreign.contains(module.name) {
      var files = try Self.sources(of: module.name)
      if Self.withServices.contains(module.name) { files.append(registrations(of: module.name)) }
      try compile(module.name, files, in: products, mode.arguments + ["-warnings-as-errors"])
    }
    let program = products.appending(path: "program")
    let objects = try [products, folder.url.appending(path: "fixed")].flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "o" }
    }
    try Command.run(["swiftc", "-o", program.path()] + objects.map { $0.path() })
    return try Command.run(program.path())
  }

  private func compile(_ module: String, _ files: [URL], in products: URL, _ arguments: [String]) throws {
    let product = products.appending(path: module)
    try Command.run(
      ["swiftc", "-c", "-parse-as-library", "-wmo", "-Onone", "-enable-testing", "-package-name", "modes"]
        + ["-module-name", module, "-emit-module", "-emit-module-path", product.path() + ".swiftmodule"]
        + ["-o", product.path() + ".o", "-I", folder.url.appending(path: "fixed").path(), "-I", products.path()]
        + arguments + files.map { $0.path() })
  }

  // MARK: Sources

  private static func sources(of module: String) throws -> [URL] {
    try files(below: Repository.fixtures.appending(path: "Modes/Sources/\(module)"))
  }

  private static func files(below folder: URL) throws -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }

  /// What the plugin hands to the tool.
  private static func list(for name: String) throws -> String {
    let others = modules.filter { $0.name != name } + [("Waggle", "library", [])]
    return try (modules.filter { $0.name == name } + others).map { module in
      let files =
        module.name == "Waggle"
        ? try self.files(below: Repository.root.appending(path: "Sources/Waggle")) : try sources(of: module.name)
      return "module \(module.name) \(module.kind)\n" + module.dependencies.map { "depends \($0)\n" }.joined()
        + files.map { "source \($0.path())\n" }.joined()
    }.joined()
  }

  // MARK: What is wanted

  /// What the program prints: each service, and whether it can be made off its actor.
  static func wanted(_ mode: LanguageMode) -> String {
    let byDefault = mode.isMainActorDefault ? "isolated" : "anywhere"
    return """
      voice class: class, \(byDefault)
      voice struct: struct, \(byDefault)
      voice enum: enum, \(byDefault)
      voice deprecated: deprecated, \(byDefault)
      voice generic: bee, \(byDefault)
      voice extension: extension, \(byDefault)
      voice by itself: by itself, isolated
      voice nonisolated type: nonisolated type, anywhere
      voice nonisolated enclosing type: nested, \(byDefault)
      voice nested: nested, anywhere
      voice nonisolated extension: nonisolated extension, anywhere
      voice main actor init: main actor init beside by itself, isolated
      voice by conformance: by conformance, isolated
      voice nonisolated function: nonisolated type, anywhere
      voice static: struct, \(byDefault)
      voice of imports: 7 440 12 25, \(byDefault)
      voice through another module: through another module, \(byDefault)
      voice by another name: by another name, \(byDefault)
      voice in the namesake: in the namesake, anywhere
      voice beside the namesake: beside the namesake, \(byDefault)
      voice async: async and shared
      voice future: true
      panel by default: by default, \(byDefault)
      panel nonisolated init: nonisolated init, \(byDefault)
      panel function: by default, \(byDefault)
      panel injected: 1 user, 4 stores, same true, 0 echoes, missing true, \(byDefault)
      screen: by itself
      screen by protocol: by protocol, isolated
      screen by superclass: by superclass, isolated
      screen nonisolated init: nonisolated init, isolated
      screen main actor function: by itself, isolated
      screen only its conformance: only its conformance, isolated
      screen shared on the main actor: shared on the main actor, isolated
      screen async: async on the main actor, actor 1
      store: shared
      store actor: actor, same true, anywhere
      store constant: shared, same true, anywhere
      store freed by Sendable: freed by Sendable, same false, anywhere
      job: actor 1
      job printed: printed, isolated
      job made on the press: printed, isolated
      job async on the press: async on the press, anywhere
      job async function: actor 1, asynchronous
      users: ["bee"]
      backstage: package
      song: hymn
      square: 5

      """
  }
}
