import DemoShopAPI

/// What C-Aim pays for whoever buys honey.
struct PartnerDiscount: DiscountRule {
  let amount: Money

  func discount(on lines: [BasketLine]) -> Discount? {
    guard lines.contains(where: { $0.product.code == "honey" }) else { return nil }
    return Discount(reason: "C-Aim partner", amount: amount)
  }
}

// @service
func partnerDiscount() -> any DiscountRule {
  PartnerDiscount(amount: Money(cents: 100))
}
