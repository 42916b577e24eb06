import Foundation
import PackagePlugin

/// Runs `waggle-tool generate` for each target that applies the plugin.
///
/// It knows nothing of what is in the sources. It lists them: those of the target, and those of all that the target is built
/// on, in this package and in others; and for a program those of the package's other targets, for messages.
@main
struct WagglePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    if let warning = CopiesOfWaggle(in: target).warning { Diagnostics.warning(warning) }
    let list = SourceList(for: target, in: context.package)
    let listFile = context.pluginWorkDirectoryURL.appending(path: "sources.txt")
    // A list that is written anew is an input that changed.
    if (try? String(contentsOf: listFile, encoding: .utf8)) != list.text {
      try list.text.write(to: listFile, atomically: true, encoding: .utf8)
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.moduleName)Services.swift")
    let cache = context.pluginWorkDirectoryURL.appending(path: "summaries.cache")
    return [
      .buildCommand(
        displayName: "Registering the services of \(target.moduleName)",
        executable: try context.tool(named: "waggle-tool").url,
        arguments: ["generate", "--sources", listFile.text, "--output", output.text, "--cache", cache.text],
        inputFiles: [listFile] + list.sources,
        outputFiles: [output])
    ]
  }
}

/// The modules of a target's closure and their sources, in the form that `waggle-tool generate --help` describes.
private struct SourceList {
  private(set) var text = ""
  private(set) var sources: [URL] = []
  private var seen: Set<Target.ID> = []

  init(for target: SwiftSourceModuleTarget, in package: Package) {
    // What other plugins generate is shown for the target itself only.
    add(target, generated: target.pluginGeneratedSources.filter { $0.pathExtension == "swift" })
    // The output does not depend on the others, and a build that failed is run again.
    let inputs = sources
    if target.kind == .executable {
      for case let other as SwiftSourceModuleTarget in package.targets where other.kind == .generic { add(other) }
    }
    sources = inputs
  }

  /// Adds a target and all below it.
  ///
  /// C modules have no sources that count, but may be built on some that have.
  private mutating func add(_ target: any Target, generated: [URL] = []) {
    guard seen.insert(target.id).inserted else { return }
    let dependencies = targets(of: target)
    if let module = target as? any SourceModuleTarget {
      let kinds: [ModuleKind: String] = [.executable: "executable", .test: "test"]
      text += "module \(module.moduleName) \(kinds[module.kind] ?? "library")\n"
      for case let dependency as any SourceModuleTarget in dependencies { text += "depends \(dependency.moduleName)\n" }
    }
    if let module = target as? SwiftSourceModuleTarget {
      for condition in module.compilationConditions { text += "define \(condition)\n" }
      let files = module.sourceFiles(withSuffix: "swift").map(\.url) + generated
      for file in files { text += "source \(file.text)\n" }
      sources += files
    }
    for dependency in dependencies { add(dependency) }
  }

  /// The targets that a target names, those in products too.
  ///
  /// Macros run in the compiler and register nothing.
  private func targets(of target: any Target) -> [any Target] {
    target.dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    }.filter { ($0 as? SwiftSourceModuleTarget)?.kind != .macro }
  }
}

extension URL {
  /// The path as the file system has it.
  fileprivate var text: String { path(percentEncoded: false) }
}
