import Waggle

/// Whether a registry that is written to for hours, and read in between, keeps its size.
enum MemoryCurve {
  private static let operations = 10_000_000
  private static let points = 20

  /// Prints the memory after each part of ten million operations.
  static func run() throws {
    let registry = ServiceRegistry()
    var table = Table(["operations", "resident MB"])
    for point in 0...points {
      table.add(["\(point * operations / points)", text(ResidentMemory.now / 1_000_000)])
      if point < points { try churn(registry, operations / points, from: point * operations / points) }
    }
    print(table.text)
  }

  /// Each turn is ten operations.
  private static func churn(_ registry: ServiceRegistry, _ operations: Int, from first: Int) throws {
    for turn in first / 10..<(first + operations) / 10 {
      let name = ServiceName("\(turn)")
      registry.override((any Query).self, scope: .singleton) { answer(Int.self) }
      blackHole(try registry.get((any Query).self, isolation: nil).value())
      blackHole(try registry.get((any Query).self, isolation: nil).value())
      registry.override((any Query).self, named: "fresh") { answer(Int.self) }
      blackHole(try registry.get((any Query).self, named: "fresh", isolation: nil).value())
      // A name that was never there before, and will not be again.
      registry.register((any Query).self, named: name, scope: .singleton) { answer(Int.self) }
      blackHole(try registry.get((any Query).self, named: name, isolation: nil).value())
      blackHole(try registry.get((any Query).self, named: name, isolation: nil).value())
      registry.unregister((any Query).self, named: name)
      blackHole(registry.contains((any Query).self, named: name) ? 1 : 0)
    }
  }
}
