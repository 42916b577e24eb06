/// What a customer pays, and why.
public struct Receipt: Hashable, Sendable {
  /// The goods.
  public let lines: [BasketLine]
  /// What comes off.
  public let discounts: [Discount]

  /// Creates a receipt.
  public init(lines: [BasketLine], discounts: [Discount]) {
    self.lines = lines
    self.discounts = discounts
  }

  /// What is to be paid.
  public var total: Money {
    discounts.reduce(lines.total) { $0 - $1.amount }
  }
}

extension [BasketLine] {
  /// The price of all lines before discounts.
  public var total: Money {
    reduce(.zero) { $0 + $1.price }
  }
}
