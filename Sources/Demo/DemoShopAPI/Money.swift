/// An amount in whole cents, so that sums are exact.
public struct Money: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Nothing.
  public static let zero = Money(cents: 0)

  /// The whole amount in cents.
  public let cents: Int

  /// Creates an amount from cents.
  public init(cents: Int) {
    self.cents = cents
  }

  /// The amount with two decimals.
  public var description: String {
    let (whole, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(cents < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A share of the amount, cut to whole cents.
  public func percent(_ percent: Int) -> Money {
    Money(cents: cents * percent / 100)
  }

  /// The sum of two amounts.
  public static func + (left: Money, right: Money) -> Money {
    Money(cents: left.cents + right.cents)
  }

  /// What is left of an amount.
  public static func - (left: Money, right: Money) -> Money {
    Money(cents: left.cents - right.cents)
  }

  /// The amount of several equal amounts.
  public static func * (amount: Money, count: Int) -> Money {
    Money(cents: amount.cents * count)
  }

  /// Whether an amount is the smaller one.
  public static func < (left: Money, right: Money) -> Bool {
    left.cents < right.cents
  }
}
