import PricesAPI

// @service(scope: singleton)
final class SpringPrices: PriceList {
  private let list = ["tea": 450, "honey": 890]

  func cents(for article: String) -> Int? { list[article] }
}
