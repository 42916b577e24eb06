import Foundation
import PackagePlugin

/// Modules and their sources, in the form that `waggle-tool generate --help` describes.
struct SourceList {
  private(set) var text = ""
  private(set) var sources: [URL] = []
  private var seen: Set<Target.ID> = []

  /// Adds a target and all below it.
  ///
  /// C modules have no sources that count, but may be built on some that have.
  ///
  /// - Parameters:
  ///   - generated: What other plugins generate for it; they are shown for the target at hand only.
  ///   - isOwn: Whether somebody wants to look at it, and not only at what is built on it.
  mutating func add(_ target: any Target, generated: [URL] = [], isOwn: Bool = false) {
    guard seen.insert(target.id).inserted else { return }
    let dependencies = targets(of: target)
    if let module = target as? any SourceModuleTarget {
      let kinds: [ModuleKind: String] = [.executable: "executable", .test: "test"]
      text += "module \(module.moduleName) \(kinds[module.kind] ?? "library")\(isOwn ? " own" : "")\n"
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
  var text: String { path(percentEncoded: false) }
}
