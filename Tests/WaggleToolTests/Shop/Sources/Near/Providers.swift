import API
import Waggle

// @service(scope: singleton)
final class ShopBasket: Basket {
  init(clocks: [any Clock], zone: any Zone, prices: LazyService<any Prices>, moon: (any Moon)?) {}
}

// @service(Clock, scope: singleton, named: "wall")
final class Wall: Clock {}

// @service(named: "sun")
struct SunDial: Clock {}

// @service(fallback: true)
struct Local: Zone {
  init(other: any Repository<String>) {}
}

// @service
struct BetterZone: Zone {}

// @service
struct OnePrice: Prices {}

#if os(Linux) || os(macOS)
// @service
struct OtherPrice: Prices {}
#endif

// @service(any Repository<String>)
struct Names: Repository {
  typealias Entity = String
  let zone: any Zone
}

// @service(any Repository<Int>)
struct Unused: Repository {
  typealias Entity = Int
}
