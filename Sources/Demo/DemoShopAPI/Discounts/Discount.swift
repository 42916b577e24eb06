/// An amount off, and the reason.
public struct Discount: Hashable, Sendable {
  /// What customers read.
  public let reason: String
  /// How much comes off.
  public let amount: Money

  /// Creates a discount.
  public init(reason: String, amount: Money) {
    self.reason = reason
    self.amount = amount
  }
}
