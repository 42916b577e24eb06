import DemoShopAPI

// @service
final class ShopBasket: Basket {
  private let discounts: any Discounts
  private let tracker: (any Tracker)?
  private var lines: [BasketLine] = []

  init(discounts: any Discounts = NoDiscounts(), tracker: (any Tracker)?) {
    self.discounts = discounts
    self.tracker = tracker
  }

  func add(_ product: Product, count: Int) {
    if let index = lines.firstIndex(where: { $0.product == product }) {
      lines[index].count += count
    } else {
      lines.append(BasketLine(product: product, count: count))
    }
    tracker?.track("took \(count) of \(product.code)")
  }

  func receipt() -> Receipt {
    let receipt = Receipt(lines: lines, discounts: discounts.discounts(on: lines))
    tracker?.track("added up \(receipt.total)")
    return receipt
  }
}
