import Foundation
import Synchronization
import Testing

enum BuildSystem: String, CaseIterable, Sendable {
  case native, swiftbuild
}

/// Copies of the packages Meadow, Orchard and Waggle with one scratch path, so that the tool is built once for all tests.
///
/// They lie in a folder whose name has a space, a comma, a single quote and a letter that is not ASCII.
final class Lab: Sendable {
  let system: BuildSystem
  /// The builds that it took until nothing was left to do, the first from nothing.
  private let first = Mutex<[Build]>([])
  private let changes = Mutex(Changes())
  private let folder: TemporaryFolder

  /// What tests have done since the last reset.
  private struct Changes {
    var isAny = false
    /// Whether files came or went, or a manifest changed, so that the build is planned anew.
    var isPlanned = false
  }

  private init(_ system: BuildSystem) throws {
    self.system = system
    folder = try TemporaryFolder()
    let waggle = root.appending(path: "waggle")
    try FileManager.default.createDirectory(at: waggle, withIntermediateDirectories: true)
    for name in ["Package.swift", "Plugins", "Sources"] {
      try FileManager.default.copyItem(at: Repository.root.appending(path: name), to: waggle.appending(path: name))
    }
    try FileManager.default.createSymbolicLink(
      at: waggle.appending(path: "Tests"), withDestinationURL: Repository.root.appending(path: "Tests"))
    try restore()
    try first.withLock { $0 = try buildUntilSettled() }
    changes.withLock { $0 = Changes() }
  }

  var firstBuilds: [Build] { first.withLock { $0 } }

  // MARK: One lab for each build system

  /// Holds the labs while the suite runs.
  final class Shelf: Sendable {
    private let labs = Mutex<[BuildSystem: Lab]>([:])

    /// The lab of a build system, as it was at first.
    func lab(_ system: BuildSystem) throws -> Lab {
      let lab = try labs.withLock { labs in
        if let lab = labs[system] { return lab }
        let lab = try Lab(system)
        labs[system] = lab
        return lab
      }
      try lab.reset()
      return lab
    }
  }

  @TaskLocal static var shelf: Shelf?

  /// The lab of a build system, as it was at first, with nothing left to build.
  static func of(_ system: BuildSystem) throws -> Lab {
    try #require(shelf).lab(system)
  }

  // MARK: Files

  private var root: URL { folder.url.appending(path: "it's a, bée") }

  private func url(_ path: String) -> URL { root.appending(path: path) }

  func write(_ text: String, to path: String) throws {
    let isNew = !FileManager.default.fileExists(atPath: url(path).path(percentEncoded: false))
    changed(isPlanned: isNew || path.hasSuffix("Package.swift"))
    try folder.write(text, to: "it's a, bée/" + path)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try text(of: path)
    try #require(text.contains(old), "\(path) has no '\(old)'")
    try write(text.replacing(old, with: new), to: path)
  }

  func delete(_ path: String) throws {
    changed(isPlanned: true)
    try FileManager.default.removeItem(at: url(path))
  }

  private func changed(isPlanned: Bool) {
    changes.withLock { changes in
      changes.isAny = true
      changes.isPlanned = changes.isPlanned || isPlanned
    }
  }

  /// Makes the native build system look at other packages' files again: it does so only when the root's manifest changes.
  func touchRootManifest() throws {
    changed(isPlanned: true)
    try FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: url("Meadow/Package.swift").path(percentEncoded: false))
  }

  /// Undoes what a test has done.
  private func reset() throws {
    let done = changes.withLock { $0 }
    guard done.isAny else { return }
    try restore()
    if done.isPlanned {
      try touchRootManifest()
      try buildUntilSettled()
    } else {
      _ = try builds()
    }
    changes.withLock { $0 = Changes() }
  }

  private func restore() throws {
    for package in ["Meadow", "Orchard"] {
      let original = Repository.fixtures.appending(path: package)
      let wanted = try Self.files(below: original)
      for path in try Self.files(below: url(package)) where !wanted.contains(path) {
        try FileManager.default.removeItem(at: url(package + "/" + path))
      }
      for path in wanted {
        let source = try String(contentsOf: original.appending(path: path), encoding: .utf8)
        let text = source.replacing("path: \"../../../..\"", with: "path: \"../waggle\"")
        if (try? self.text(of: package + "/" + path)) != text { try write(text, to: package + "/" + path) }
      }
    }
  }

  private static func files(below folder: URL) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    return (names?.compactMap { $0 as? String } ?? []).filter { name in
      var isDirectory: ObjCBool = false
      let path = folder.appending(path: name).path(percentEncoded: false)
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
    }
  }

  // MARK: Builds

  private func swift(_ package: String) -> SwiftCommand {
    SwiftCommand(package: url(package), scratch: url("build"))
  }

  private var options: [String] {
    system == .native ? [] : ["--build-system", "swiftbuild", "-v"]
  }

  /// Builds a package, and looks at what that has written.
  func build(
    _ arguments: String..., package: String = "Meadow", environment: [String: String] = [:]
  ) throws -> Build {
    let before = try products()
    let outcome = try swift(package).run("build", options + arguments, environment: environment)
    let after = try products()
    return Build(outcome, changed: after.filter { before[$0.key] != $0.value }.keys.sorted())
  }

  /// Builds, which must succeed.
  func builds(
    _ arguments: String..., package: String = "Meadow", environment: [String: String] = [:]
  ) throws -> Build {
    let build =
      switch arguments.count {
      case 0: try build(package: package, environment: environment)
      case 1: try build(arguments[0], package: package, environment: environment)
      default: try build(arguments[0], arguments[1], package: package, environment: environment)
      }
    try #require(build.status == 0, "\(build.output)")
    return build
  }

  @discardableResult
  func buildUntilSettled() throws -> [Build] {
    var builds: [Build] = []
    while builds.last?.didNothing != true {
      try #require(builds.count < 6, "it never ends: \(builds.last?.output ?? "")")
      builds.append(try self.builds())
    }
    return builds
  }

  func test() throws -> Command.Outcome {
    changed(isPlanned: true)
    return try swift("Meadow").run("test", options)
  }

  /// Runs a program that was built, and returns what it printed.
  func run(_ program: String = "App", configuration: String = "debug") throws -> String {
    try Command.run(url(ofProgram: program, configuration).path(percentEncoded: false))
  }

  /// A program that was built, or a library, as its file.
  func bytes(ofProgram program: String) throws -> Data {
    try Data(contentsOf: url(ofProgram: program, "debug"))
  }

  private func url(ofProgram program: String, _ configuration: String) -> URL {
    let folder =
      switch (system, configuration) {
      case (.native, _): configuration
      case (.swiftbuild, "debug"): "out/Products/Debug-linux"
      case (.swiftbuild, _): "out/Products/Release-linux"
      }
    return url("build/\(folder)/\(program)")
  }

  /// The registration file of a target.
  func registrations(of module: String, package: String = "meadow") throws -> String {
    try text(of: "build/plugins/outputs/\(package)/\(module)/destination/WagglePlugin/\(module)Services.swift")
  }

  /// What compilers, linkers and the tool write, with the time when each was written last.
  private func products() throws -> [String: Date] {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey, .isExecutableKey]
    guard
      let files = FileManager.default.enumerator(
        at: url("build"), includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    else { return [:] }
    var found: [String: Date] = [:]
    for case let file as URL in files {
      let values = try file.resourceValues(forKeys: keys)
      guard values.isRegularFile == true else { continue }
      let isProgram = file.pathExtension.isEmpty && values.isExecutable == true
      guard isProgram || ["o", "a", "so", "swiftmodule", "swift"].contains(file.pathExtension) else { continue }
      found[file.path(percentEncoded: false)] = values.contentModificationDate
    }
    return found
  }
}

/// What a build did.
struct Build: Sendable {
  let status: Int32
  let output: String
  let seconds: Double
  /// The files that were written: objects, modules, libraries, programs and registration files.
  let changed: [String]

  init(_ outcome: Command.Outcome, changed: [String]) {
    status = outcome.status
    output = outcome.output
    seconds = outcome.seconds
    self.changed = changed
  }

  /// The modules for which the tool ran.
  var registered: [String] {
    Set(output.matches(of: /Registering the services of ([\w]+)/).map { String($0.1) }).sorted()
  }

  /// The source files that were compiled, as `Module/File`.
  var compiled: [String] {
    Set(
      changed.compactMap { path in
        guard let match = path.firstMatch(of: /\/([^\/]+)\.build\/(?:Objects-normal\/[^\/]+\/)?([^\/]+)\.o$/) else {
          return nil
        }
        let file = match.2.hasSuffix(".swift") ? match.2.dropLast(6) : match.2
        return file.hasSuffix(".swiftmodule") ? nil : "\(match.1)/\(file)"
      }
    ).sorted()
  }

  /// What the native build system says that it does, but for what it says each time.
  private var steps: [String] {
    output.matches(of: /(?m)^\[\d+\/\d+\] (.+)$/).map { String($0.1) }.filter { step in
      !["Write swift-version", "Planning build", "Compiling plugin"].contains { step.hasPrefix($0) }
        && step.contains { $0.isLetter }
    }
  }

  var didNothing: Bool { changed.isEmpty && registered.isEmpty && steps.isEmpty }
}

/// Keeps the labs from the first test of a suite to the last.
struct LabTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Lab.$shelf.withValue(Lab.Shelf()) { try await function() }
  }
}

extension Trait where Self == LabTrait {
  static var labs: LabTrait { LabTrait() }
}
