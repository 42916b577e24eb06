import DemoShopAPI

extension BigOrder {
  // @service
  static let large: any DiscountRule = BigOrder(minimum: Money(cents: 3000), percent: 5)

  // @service
  static let huge: any DiscountRule = BigOrder(minimum: Money(cents: 20000), percent: 7)
}
