/// One reason for a discount; any module may provide some.
public protocol DiscountRule: Sendable {
  /// The discount on these goods, if the rule applies.
  func discount(on lines: [BasketLine]) -> Discount?
}
