import DemoShopAPI

/// A product as `catalogue.json` has it.
struct CatalogueEntry: Decodable {
  let code: String
  let name: String
  let cents: Int

  var product: Product {
    Product(code: code, name: name, price: Money(cents: cents))
  }
}
