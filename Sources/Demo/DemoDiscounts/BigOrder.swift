import DemoShopAPI

/// A share of every order that is large enough.
struct BigOrder: DiscountRule {
  let minimum: Money
  let percent: Int

  func discount(on lines: [BasketLine]) -> Discount? {
    guard lines.total >= minimum else { return nil }
    return Discount(reason: "\(percent) % from \(minimum)", amount: lines.total.percent(percent))
  }
}
