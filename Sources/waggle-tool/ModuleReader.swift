internal import WaggleGraph

/// Reads the sources of modules, and what their manifest says of them.
struct ModuleReader {
  var cache: SummaryCache
  /// Whether the manifest in a folder says nothing of an isolation by default.
  private var manifests: [String: Bool] = [:]

  init(_ cache: SummaryCache) {
    self.cache = cache
  }

  /// Reads all sources; what cannot be read is reported together.
  mutating func read(_ targets: [SourceList.Target]) throws(ToolError) -> [Module] {
    var problems = ""
    let modules = targets.map { read($0, &problems) }
    guard problems.isEmpty else { throw .problems(problems) }
    return modules
  }

  /// Reads what can be read.
  mutating func readIfPossible(_ targets: [SourceList.Target]) -> [Module] {
    var problems = ""
    return targets.map { read($0, &problems) }
  }

  private mutating func read(_ target: SourceList.Target, _ problems: inout String) -> Module {
    var module = Module(name: target.name, kind: target.kind, dependencies: target.dependencies, files: [])
    module.defines = target.defines
    if let first = target.sources.first { module.isNonisolatedByDefault = isNonisolatedByDefault(first) }
    for path in target.sources {
      do {
        module.files.append(cache.summary(path: path, bytes: try FileSystem.read(path)))
      } catch {
        problems += error.text
      }
    }
    return module
  }

  /// Whether the package around a source sets no isolation by default, for any of its targets.
  ///
  /// A manifest is code; that a word does not occur in it is all that can be known without running it.
  private mutating func isNonisolatedByDefault(_ source: String) -> Bool {
    var folder = source[...]
    var seen: [String] = []
    var isPlain = false
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex {
      folder = folder[..<slash]
      if let known = manifests[String(folder)] {
        isPlain = known
        break
      }
      seen.append(String(folder))
      guard FileSystem.identity(of: folder + "/Package.swift") != nil,
        let names = try? FileSystem.contents(of: String(folder))
      else { continue }
      isPlain = names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.allSatisfy { name in
        guard let bytes = try? FileSystem.read(folder + "/" + name) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return !text.contains("efaultIsolation") && !text.contains("default-isolation")
      }
      break
    }
    for folder in seen { manifests[folder] = isPlain }
    return isPlain
  }
}
