import DemoShopAPI

/// Every third of a product is free.
// @service
struct ThreeForTwo: DiscountRule {
  func discount(on lines: [BasketLine]) -> Discount? {
    let amount = lines.reduce(.zero) { $0 + $1.product.price * ($1.count / 3) }
    return amount > .zero ? Discount(reason: "Three for two", amount: amount) : nil
  }
}
