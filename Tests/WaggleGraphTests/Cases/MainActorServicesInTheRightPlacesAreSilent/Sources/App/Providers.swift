import API
import UIKit
import Waggle

// @service
@MainActor struct Easter: Holiday {
  let clock: any Clock
}

// @service
struct Local: Zone {
  init(clock: any Clock) async {}
}

// @service
struct Ebb: Tide {
  let clock: LazyService<any Clock>
  let screen: any Screen
}

// @service(Moon)
final class Full: UIView, Moon {
  init(clock: any Clock) {}
}
