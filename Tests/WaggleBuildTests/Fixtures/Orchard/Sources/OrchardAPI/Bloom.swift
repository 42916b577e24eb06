public protocol Bloom {
  var text: String { get }
}
