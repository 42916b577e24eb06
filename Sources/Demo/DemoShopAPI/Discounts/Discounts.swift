/// Applies every rule that there is.
public protocol Discounts: Sendable {
  /// All discounts on these goods, sorted by reason.
  func discounts(on lines: [BasketLine]) -> [Discount]
}
