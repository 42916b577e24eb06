import WaggleSyntax

/// An import that generated code needs because a provider's file has it.
package struct ProviderImport: Hashable, Sendable {
  /// The line, as `@preconcurrency internal import struct Geometry.Point`.
  package let text: String
  /// The conditions of the `#if`s around it.
  package let conditions: [String]

  /// The imports of all files that hold providers or their initialisers, and those of the catalogs below.
  ///
  /// An import has no access level if any file of the module has it without one: then a level would make that file's line
  /// ambiguous. Else it is internal: a public import that no public declaration uses is a warning.
  static func all(
    of module: String, for candidates: [Candidate], _ catalogs: [String], _ symbols: SymbolTable
  ) -> [ProviderImport] {
    let files = symbols.files.filter { $0.module == module }
    let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    let plain = Set(
      files.flatMap(\.file.imports).filter { $0.modifiers.allSatisfy { !levels.contains($0) } }.map(\.module))
    func level(_ name: String) -> String { plain.contains(name) ? "" : "internal " }

    // Parameters are named where their initialiser is, which may be in another file, or a superclass's in another module.
    var sources: [String: FileScope] = [:]
    for candidate in candidates {
      let initializers = candidate.isType ? symbols.initializers(of: candidate).map(\.context.file) : []
      for file in [candidate.context.file] + initializers { sources[file.file.path] = file }
    }
    var found: Set<ProviderImport> = []
    for file in sources.values {
      let known: Set = ["Waggle", "WaggleRouting", "Swift", module]
      for line in file.file.imports where !known.contains(line.module) {
        let attributes = line.attributes.filter { $0.name != "_exported" }.map { $0.text + " " }.sorted().joined()
        let kind = line.kind.map { $0 + " " } ?? ""
        found.insert(
          ProviderImport(
            text: attributes + level(line.module) + "import " + kind + line.path.joined(separator: "."),
            conditions: line.conditions))
      }
    }
    for name in catalogs {
      found.insert(ProviderImport(text: level(name) + "import " + name, conditions: []))
    }
    return found.sorted { ($0.text, $0.conditions.joined()) < ($1.text, $1.conditions.joined()) }
  }
}
