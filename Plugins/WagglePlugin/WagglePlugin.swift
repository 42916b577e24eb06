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
    var list = SourceList()
    list.add(target, generated: target.pluginGeneratedSources.filter { $0.pathExtension == "swift" })
    // The output does not depend on the others, and a build that failed is run again.
    let inputs = list.sources
    if target.kind == .executable {
      for case let other as SwiftSourceModuleTarget in context.package.targets where other.kind == .generic {
        list.add(other)
      }
    }
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
        inputFiles: [listFile] + inputs,
        outputFiles: [output])
    ]
  }
}
