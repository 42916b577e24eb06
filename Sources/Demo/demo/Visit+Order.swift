import DemoShopAPI
import Waggle

extension Visit {
  func browse() throws {
    title("On the shelf")
    for product in try registry.find(Catalogue.self)?.products ?? [] {
      row(product.name, product.price)
    }
  }

  /// Nothing can be bought without a catalogue and a basket.
  func order() throws -> Receipt? {
    title("Into the basket")
    guard let catalogue = try registry.find(Catalogue.self), let basket = try registry.find(Basket.self) else {
      return nil
    }
    for (code, count) in [("tea", 2), ("honey", 2), ("wax", 1), ("candle", 1), ("tea", 1)] {
      if let product = catalogue.product(code) {
        basket.add(product, count: count)
        row(product.name, count)
      } else {
        row(code, "not sold here")
      }
    }
    return basket.receipt()
  }
}
