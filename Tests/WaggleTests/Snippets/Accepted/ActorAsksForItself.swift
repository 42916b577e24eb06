import Waggle

protocol Pen { func write() }
final class BluePen: Pen { nonisolated init() {}; nonisolated func write() {} }

actor Writer {
  let registry: ServiceRegistry

  init(_ registry: ServiceRegistry) {
    self.registry = registry
  }

  func write() throws {
    let pen = try registry.get((any Pen).self)
    _ = pen
  }
}
