import Foundation
import PackagePlugin

/// Runs `waggle-tool generate` for each target that applies the plugin.
///
/// The plugin knows nothing of what is in the sources. It lists them: those of the target, and those of all that the target
/// is built on, in this package and in others.
@main
struct WagglePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let list = SourceList(for: target)
    let listFile = context.pluginWorkDirectoryURL.appending(path: "sources.txt")
    // A list that was touched is an input that changed.
    if (try? String(contentsOf: listFile, encoding: .utf8)) != list.text {
      try list.text.write(to: listFile, atomically: true, encoding: .utf8)
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.moduleName)Services.swift")
    return [
      .buildCommand(
        displayName: "Registering the services of \(target.moduleName)",
        executable: try context.tool(named: "waggle-tool").url,
        arguments: [
          "generate", "--sources", listFile.path(percentEncoded: false), "--output", output.path(percentEncoded: false),
        ],
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

  init(for target: SwiftSourceModuleTarget) {
    add(target)
    // What other plugins generate is shown for the target itself only.
    for file in target.pluginGeneratedSources where file.pathExtension == "swift" { add(file) }
    addDependencies(of: target)
  }

  private mutating func add(_ target: SwiftSourceModuleTarget) {
    let kind =
      switch target.kind {
      case .executable: "executable"
      case .test: "test"
      default: "library"
      }
    text += "module \(target.moduleName) \(kind)\n"
    for dependency in targets(of: target) {
      if let module = dependency as? any SourceModuleTarget { text += "depends \(module.moduleName)\n" }
    }
    for file in target.sourceFiles(withSuffix: "swift") { add(file.url) }
  }

  private mutating func add(_ file: URL) {
    text += "source \(file.path(percentEncoded: false))\n"
    sources.append(file)
  }

  private mutating func addDependencies(of target: any Target) {
    for dependency in targets(of: target) where seen.insert(dependency.id).inserted {
      if let module = dependency as? SwiftSourceModuleTarget {
        add(module)
      } else if let module = dependency as? ClangSourceModuleTarget {
        text += "module \(module.moduleName) library\n"
        for next in targets(of: module) {
          if let next = next as? any SourceModuleTarget { text += "depends \(next.moduleName)\n" }
        }
      }
      addDependencies(of: dependency)
    }
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
