import Foundation
import Waggle

/// What a look-up costs, against what it replaces.
enum LookupBenchmark {
  /// Prints a row for each kind of look-up.
  @MainActor
  static func run(_ options: Options) throws {
    let outcomes =
      try (all() + RoutingBenchmark.all()).filter { options.wants($0.name) }.map { try $0.run() }
      + ColdStart.measure(options)
    if options.wantsJSON { return print(String(decoding: try JSONEncoder().encode(outcomes), as: UTF8.self)) }
    var table = Table(["row", "min ns", "median ns", "of", "min ns", "median ns", "ratio", "budget"])
    for outcome in outcomes {
      table.add(
        [outcome.row, text(outcome.minimum), text(outcome.median), outcome.limit]
          + [outcome.limitMinimum, outcome.limitMedian, outcome.ratio, outcome.budget].map(text))
    }
    print(table.text)
  }

  @MainActor
  private static func all() throws -> [Measurement] {
    let one = ServiceRegistry()
    one.register((any Clock).self, scope: .singleton) { SystemClock() }
    one.register((any Clock).self, named: "utc", scope: .singleton) { SystemClock() }
    one.register((any Leaf).self) { LeafProvider() }
    one.register((any Twig).self) { TwigProvider(leaf: try $0.get((any Leaf).self)) }
    one.register((any Branch).self) { BranchProvider(twig: try $0.get((any Twig).self)) }
    let generated = ServiceRegistry(Tree.self)
    let other = ServiceRegistry()
    other.register((any Clock).self, scope: .singleton) { SystemClock() }
    let services = Thousand()
    let tenThousand = ServiceRegistry(Thousand.self)
    tenThousand.register((any Clock).self, scope: .singleton) { SystemClock() }
    for number in 1_001..<10_000 {
      tenThousand.register(Int.self, named: ServiceName("\(number)"), scope: .singleton) { number }
    }
    let constants = ThousandConstants.reads()
    let thousand = ServiceRegistry(Thousand.self)
    thousand.register((any Clock).self, scope: .singleton) { SystemClock() }
    let lazy = LazyService((any Clock).self, from: one)
    return [
      Measurement(name: "singleton, 1 registration", budget: 1.25, limitName: "static let") {
        try hot($0, one)
      } limit: {
        direct($0)
      },
      Measurement(name: "singleton, 1,000 registrations", budget: 1.25, limitName: "static let") {
        try hot($0, thousand)
      } limit: {
        direct($0)
      },
      Measurement(name: "singleton, 10,000 registrations", budget: 1.25, limitName: "static let") {
        try hot($0, tenThousand)
      } limit: {
        direct($0)
      },
      Measurement(name: "the same, on the main actor", budget: 1.7, limitName: "static let") {
        try hotOnMain($0, one)
      } limit: {
        direct($0)
      },
      Measurement(name: "1,000 singletons in turn", budget: 1.8, limitName: "1,000 static lets in turn") { count in
        var sum = 0
        for _ in 0..<(count + 999) / 1_000 { for get in services.lookups { sum &+= try get(thousand) } }
        return sum
      } limit: { count in
        var sum = 0
        for _ in 0..<(count + 999) / 1_000 { for get in constants { sum &+= get() } }
        return sum
      },
      Measurement(name: "named singleton", budget: 1.8, limitName: "static let") { count in
        var sum = 0
        for _ in 0..<count { sum &+= try one.get((any Clock).self, named: "utc", isolation: nil).now() }
        return sum
      } limit: {
        direct($0)
      },
      Measurement(name: "transient without dependencies", budget: 1.6, limitName: "init") { count in
        var sum = 0
        for _ in 0..<count { sum &+= try one.get((any Leaf).self, isolation: nil).value() }
        return sum
      } limit: { count in
        var sum = 0
        for _ in 0..<count { sum &+= makeLeaf().value() }
        return sum
      },
      Measurement(name: "graph of three transients", budget: 1.7, limitName: "by hand") { count in
        var sum = 0
        for _ in 0..<count { sum &+= try one.get((any Branch).self, isolation: nil).value() }
        return sum
      } limit: { count in
        var sum = 0
        for _ in 0..<count { sum &+= makeBranch().value() }
        return sum
      },
      Measurement(name: "the same, as generated code registers it", budget: 1.7, limitName: "by hand") { count in
        var sum = 0
        for _ in 0..<count { sum &+= try generated.get((any Branch).self, isolation: nil).value() }
        return sum
      } limit: { count in
        var sum = 0
        for _ in 0..<count { sum &+= makeBranch().value() }
        return sum
      },
      Measurement(name: "two threads, a service each", budget: 1 / 1.4, limitName: "one thread") {
        try onTwoThreads($0) { index, count in
          try index == 0 ? hot(count, one) : hot(count, other)
        }
      } limit: {
        try hot($0, one)
      },
      Measurement(name: "two threads, one service", budget: 1.2, limitName: "static let, two threads") {
        try onTwoThreads($0) { _, count in try hot(count, one) }
      } limit: {
        try onTwoThreads($0) { _, count in direct(count) }
      },
      Measurement(name: "singleton, while others are registered", budget: 2, limitName: "undisturbed") { count in
        try besides({ register(index: $0, in: one) }, { try hot(count, one) })
      } limit: {
        try hot($0, one)
      },
      Measurement(name: "LazyService after first use", budget: 1.25, limitName: "static let") { count in
        var sum = 0
        for _ in 0..<count { sum &+= try lazy(isolation: nil).now() }
        return sum
      } limit: {
        direct($0)
      },
    ]
  }

  /// Registers one of a hundred services, and takes it back.
  private static func register(index: Int, in registry: ServiceRegistry) {
    let name = ServiceName("\(index % 100)")
    registry.register((any Leaf).self, named: name) { LeafProvider() }
    registry.unregister((any Leaf).self, named: name)
  }

  @inline(never)
  private static func hot(_ count: Int, _ registry: ServiceRegistry) throws -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= try registry.get((any Clock).self, isolation: nil).now() }
    return sum
  }

  @MainActor
  @inline(never)
  private static func hotOnMain(_ count: Int, _ registry: ServiceRegistry) throws -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= try registry.get((any Clock).self).now() }
    return sum
  }

  @inline(never)
  private static func direct(_ count: Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= Direct.get().now() }
    return sum
  }
}

protocol Clock: Sendable {
  func now() -> Int
}

private final class SystemClock: Clock {
  let time: Int
  /// Two of them are not to share a line of the processor's cache.
  private let padding: (Int, Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0, 0)

  // Not inlined, or the compiler would make a `static let` of it before the program starts.
  @inline(never)
  init() {
    time = CommandLine.argc > 0 ? 1 : 2
  }

  func now() -> Int { time }
}

private enum Direct {
  static let clock: any Clock = SystemClock()

  @inline(never)
  static func get() -> any Clock { clock }
}

private protocol Leaf: Sendable {
  func value() -> Int
}

private final class LeafProvider: Leaf {
  func value() -> Int { 1 }
}

private protocol Twig: Sendable {
  func value() -> Int
}

private final class TwigProvider: Twig {
  private let leaf: any Leaf

  init(leaf: any Leaf) {
    self.leaf = leaf
  }

  func value() -> Int { leaf.value() }
}

private protocol Branch: Sendable {
  func value() -> Int
}

private final class BranchProvider: Branch {
  private let twig: any Twig

  init(twig: any Twig) {
    self.twig = twig
  }

  func value() -> Int { twig.value() }
}

/// What the plugin would write for these three.
private enum Tree: ServiceCatalog {
  static var dependencies: [any ServiceCatalog.Type] { [] }

  static func register(in registrar: ServiceRegistrar) {
    registrar.add((any Leaf).self, "LeafProvider", makeLeaf)
    registrar.add((any Twig).self, "TwigProvider", makeTwig)
    registrar.add((any Branch).self, "BranchProvider", makeBranch)
  }

  private static func makeLeaf(_ services: ServiceInjector) throws -> any Leaf { LeafProvider() }

  private static func makeTwig(_ services: ServiceInjector) throws -> any Twig {
    try TwigProvider(leaf: services.get((any Leaf).self))
  }

  private static func makeBranch(_ services: ServiceInjector) throws -> any Branch {
    try BranchProvider(twig: services.get((any Twig).self))
  }
}

@inline(never)
private func makeLeaf() -> any Leaf { LeafProvider() }

@inline(never)
private func makeBranch() -> any Branch { BranchProvider(twig: TwigProvider(leaf: LeafProvider())) }
