/// Holds what one customer wants.
public protocol Basket: AnyObject {
  /// Puts some more of a product in.
  func add(_ product: Product, count: Int)

  /// Adds it all up, discounts included.
  func receipt() -> Receipt
}
