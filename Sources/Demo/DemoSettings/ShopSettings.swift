import DemoShopAPI

// @service(Settings, scope: singleton)
@MainActor
final class ShopSettings: Settings {
  var customer = "Maja"

  var currency = "EUR" {
    didSet { tracker?.track("set the currency to \(currency)") }
  }

  private let tracker: (any Tracker)?

  init(tracker: (any Tracker)?) {
    self.tracker = tracker
  }
}
