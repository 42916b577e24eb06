/// Knows what there is to buy.
public protocol Catalogue: Sendable {
  /// Everything on sale, in the order of the shelf.
  var products: [Product] { get }

  /// Finds a product by its code.
  func product(_ code: String) -> Product?
}
