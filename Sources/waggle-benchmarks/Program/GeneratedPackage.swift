import Foundation

/// A package of a size that is asked for: interface modules, feature modules that provide and ask, and an app above them.
///
/// Every third module is an interface; the features share the services and the requests. A provider needs two services that
/// come later in the list, so that there is no circle, and asks for others where it is used.
struct GeneratedPackage {
  let folder: URL
  let modules: Int
  let services: Int
  let requests: Int

  private var interfaces: Int { max(1, modules / 3) }
  private var features: Int { max(1, modules - interfaces - 1) }
  private var askedByEach: Int { max(0, requests / services - 2) }

  private func name(ofInterface index: Int) -> String { "Interface\(index)" }
  private func name(ofFeature index: Int) -> String { "Feature\(index)" }

  /// Which interface declares a service, and which feature provides it.
  private func interface(of service: Int) -> Int { service % interfaces }
  private func feature(of service: Int) -> Int { service % features }

  /// Writes the manifest and all sources.
  ///
  /// - Parameter waggle: The folder of Waggle's own package.
  func write(waggle: String) throws {
    try write(manifest(waggle), to: "Package.swift")
    for interface in 0..<interfaces {
      let protocols = stride(from: interface, to: services, by: interfaces).map { service in
        "public protocol Service\(service): Sendable {\n  func use\(service)() throws -> Int\n}\n"
      }
      try write(protocols.joined(separator: "\n"), to: "Sources/\(name(ofInterface: interface))/Services.swift")
    }
    for service in 0..<services {
      try write(provider(service), to: "Sources/\(name(ofFeature: feature(of: service)))/Provider\(service).swift")
    }
    try write(
      "import Interface0\nimport Waggle\n\nlet registry = ServiceRegistry(AppServices.self)\n"
        + "print(try registry.get((any Service0).self).use0())\n", to: "Sources/App/main.swift")
  }

  /// The services that a provider gets when it is made.
  private func needs(_ service: Int) -> [Int] {
    [2 * service + 1, 2 * service + 2].filter { $0 < services }
  }

  /// The services that it asks for when it is used.
  private func asks(_ service: Int) -> [Int] {
    (0..<askedByEach).map { (service + 11 + $0 * 13) % services }
  }

  private func provider(_ service: Int) -> String {
    let needs = needs(service)
    let asks = asks(service)
    let imports = Set((needs + asks + [service]).map { "import " + name(ofInterface: interface(of: $0)) }).sorted()
    var lines = imports + ["import Waggle", "", "// @service(scope: singleton)"]
    lines.append("final class Provider\(service): Service\(service) {")
    for need in needs { lines.append("  private let service\(need): any Service\(need)") }
    let parameters = needs.map { "service\($0): any Service\($0)" }.joined(separator: ", ")
    lines += ["", "  init(\(parameters)) {"]
    for need in needs { lines.append("    self.service\(need) = service\(need)") }
    lines += ["  }", "", "  func use\(service)() throws -> Int { \(service) }", ""]
    lines += ["  func askOthers(_ registry: ServiceRegistry) throws -> Int {", "    var sum = 0"]
    for other in asks { lines.append("    sum += try registry.get((any Service\(other)).self).use\(other)()") }
    return (lines + ["    return sum", "  }", "}", ""]).joined(separator: "\n")
  }

  private func manifest(_ waggle: String) -> String {
    var targets = (0..<interfaces).map { ".target(name: \"\(name(ofInterface: $0))\")," }
    for index in 0..<features {
      var used: Set<Int> = []
      for service in stride(from: index, to: services, by: features) {
        for other in needs(service) + asks(service) + [service] { used.insert(interface(of: other)) }
      }
      let names = used.sorted().map { "\"\(name(ofInterface: $0))\"" }.joined(separator: ", ")
      targets.append(
        ".target(name: \"\(name(ofFeature: index))\", dependencies: [waggle, \(names)], plugins: [plugin]),")
    }
    let all = (0..<features).map { "\"\(name(ofFeature: $0))\"" }.joined(separator: ", ")
    targets.append(
      ".executableTarget(name: \"App\", dependencies: [waggle, \"Interface0\", \(all)], plugins: [plugin]),")
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      let waggle: Target.Dependency = .product(name: "Waggle", package: "Waggle")
      let plugin: Target.PluginUsage = .plugin(name: "WagglePlugin", package: "Waggle")

      let package = Package(
        name: "Generated",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "Waggle", path: "\(waggle)")],
        targets: [
          \(targets.joined(separator: "\n    "))
        ]
      )

      """
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The list that the plugin would write for a target, and for all it is built on.
  ///
  /// - Parameter target: The module that comes first, a feature by its number or the app.
  func sourceList(for target: Int?) -> String {
    var text = ""
    func add(_ name: String, _ kind: String, _ dependencies: [String], _ files: [String]) {
      text += "module \(name) \(kind)\n"
      for dependency in dependencies { text += "depends \(dependency)\n" }
      for file in files { text += "source \(folder.path)/Sources/\(name)/\(file)\n" }
    }
    func addFeature(_ index: Int) {
      let own = Array(stride(from: index, to: services, by: features))
      let used = Set(own.flatMap { needs($0) + asks($0) + [$0] }.map(interface))
      add(
        name(ofFeature: index), "library", ["Waggle"] + used.sorted().map(name(ofInterface:)),
        own.map { "Provider\($0).swift" })
    }
    if let target {
      addFeature(target)
    } else {
      add("App", "executable", ["Waggle", "Interface0"] + (0..<features).map(name(ofFeature:)), ["main.swift"])
      for index in 0..<features { addFeature(index) }
    }
    for index in 0..<interfaces { add(name(ofInterface: index), "library", [], ["Services.swift"]) }
    text += "module Waggle library\n"
    return text
  }
}
