public protocol Basket {
  mutating func add(_ article: String)
  var total: Int { get }
}
