import Waggle

public protocol Clock {
  var now: Int { get }
}

public protocol Log: Sendable {
  func lines() -> [String]
}

public protocol Rule {
  var name: String { get }
}

public protocol Missing {}

public protocol Cart {
  var summary: String { get }
  func freshClock() throws -> any Clock
}

// @service
struct FixedClock: Clock {
  var now: Int { 7 }
}

// @service
struct FirstRule: Rule {
  let name = "first"
}

// @service
struct SecondRule: Rule {
  let name = "second"
}

struct Tax {
  var percent = 19
}

struct NoLog: Log {
  func lines() -> [String] { ["no log"] }
}

// @service
final class ShopCart: Cart {
  let summary: String
  private let makeClock: () throws -> any Clock

  init(
    _ clock: any Clock, other: some Clock, implicit: Clock, rules: [any Rule], nobody: (any Missing)?,
    log: any Log = NoLog(), extras: [any Missing] = [], maybe: (any Missing)? = nil, tax: Tax = Tax(),
    labels: String...,
    services: ServiceResolver, registry: ServiceRegistry, fresh makeClock: @escaping () throws -> any Clock
  ) {
    let isOne = services.registry === registry
    summary = """
      \(clock.now) \(other.now) \(implicit.now) \(rules.map(\.name)) \(nobody == nil) \(log.lines()) \(extras.count) \
      \(maybe == nil) \(tax.percent) \(labels.count) \(isOne)
      """
    self.makeClock = makeClock
  }

  func freshClock() throws -> any Clock { try makeClock() }
}
