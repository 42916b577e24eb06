/// A module and all that it is built on.
package struct Program: Sendable {
  /// By name.
  package let modules: [String: Module]
  /// What the program is built for.
  let platform: Platform
  let symbols: SymbolTable

  /// Indexes the declarations of some modules.
  ///
  /// - Complexity: O(*n*) in the number of declarations.
  package init(_ modules: [Module], for platform: Platform = .host) {
    self.platform = platform
    self.modules = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    symbols = SymbolTable(self.modules.values.sorted { $0.name < $1.name })
  }

  /// Whether a module is built on another, at any depth.
  func module(_ name: String, isBuiltOn other: String) -> Bool {
    closure(of: name).contains(other)
  }

  /// A module and all that it is built on, at any depth.
  package func closure(of name: String) -> Set<String> {
    var seen: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      open += modules[next]?.dependencies ?? []
    }
    return seen
  }

  /// The nearest modules below this one that have providers: the walk stops at each of them.
  func nearestModulesWithProviders(below name: String) -> [String] {
    nearestModules(below: name, where: \.hasProviders)
  }

  /// The nearest modules below this one that have routes: the walk stops at each of them.
  func nearestModulesWithRoutes(below name: String) -> [String] {
    nearestModules(below: name, where: \.hasRoutes)
  }

  private func nearestModules(below name: String, where isWanted: (Module) -> Bool) -> [String] {
    var seen: Set<String> = [name]
    var open = modules[name]?.dependencies ?? []
    var found: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let module = modules[next] else { continue }
      if isWanted(module) { found.insert(next) } else { open += module.dependencies }
    }
    return found.sorted()
  }
}
