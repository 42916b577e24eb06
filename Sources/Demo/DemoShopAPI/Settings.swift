/// What the customer chose; it belongs to the user interface and stays on the main actor.
@MainActor
public protocol Settings: AnyObject {
  /// How to address the customer.
  var customer: String { get set }

  /// What to write behind an amount.
  var currency: String { get set }
}
