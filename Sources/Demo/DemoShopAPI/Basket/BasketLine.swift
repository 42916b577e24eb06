/// How many of one product are in a basket.
public struct BasketLine: Hashable, Sendable {
  /// The product.
  public let product: Product
  /// How many of it.
  public var count: Int

  /// Creates a line.
  public init(product: Product, count: Int) {
    self.product = product
    self.count = count
  }

  /// The price of them all.
  public var price: Money { product.price * count }
}
