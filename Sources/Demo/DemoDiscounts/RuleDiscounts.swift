import DemoShopAPI

// @service
struct RuleDiscounts: Discounts {
  private let rules: [any DiscountRule]
  private let tracker: (any Tracker)?

  init(rules: [any DiscountRule], tracker: (any Tracker)?) {
    self.rules = rules
    self.tracker = tracker
  }

  func discounts(on lines: [BasketLine]) -> [Discount] {
    let found = rules.compactMap { $0.discount(on: lines) }.sorted { $0.reason < $1.reason }
    tracker?.track("found \(found.count) discounts by \(rules.count) rules")
    return found
  }
}
