import Waggle

protocol Basket {}

enum Services {
  // expect-error: static property 'basket' is not concurrency-safe because non-'Sendable' type 'LazyService<any Basket>'
  static let basket = LazyService<any Basket>(from: .shared)
}
