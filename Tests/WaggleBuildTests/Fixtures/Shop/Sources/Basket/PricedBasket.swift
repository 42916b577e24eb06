import BasketAPI
import PricesAPI

// @service
struct PricedBasket: Basket {
  private var articles: [String] = []
  private let prices: any PriceList

  init(prices: any PriceList) {
    self.prices = prices
  }

  mutating func add(_ article: String) { articles.append(article) }

  var total: Int { articles.compactMap(prices.cents).reduce(0, +) }
}
