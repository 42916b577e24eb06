import DemoShopAPI

// @service(Catalogue, scope: singleton)
struct JSONCatalogue: Catalogue {
  let products: [Product]

  init(tracker: (any Tracker)?) throws {
    products = try CatalogueFile.read()
    tracker?.track("read \(products.count) products")
  }

  func product(_ code: String) -> Product? {
    products.first { $0.code == code }
  }
}
