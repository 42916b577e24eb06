public protocol PriceList: Sendable {
  func cents(for article: String) -> Int?
}
