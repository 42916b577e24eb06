import DemoShopAPI

/// What a basket falls back on in an app without discounts.
struct NoDiscounts: Discounts {
  func discounts(on lines: [BasketLine]) -> [Discount] { [] }
}
