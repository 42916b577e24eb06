/// Something that the shop sells.
public struct Product: Hashable, Sendable {
  /// The word by which an order names it.
  public let code: String
  /// What customers read.
  public let name: String
  /// The price of one.
  public let price: Money

  /// Creates a product.
  public init(code: String, name: String, price: Money) {
    self.code = code
    self.name = name
    self.price = price
  }
}
