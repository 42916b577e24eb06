import DemoShopAPI
import WaggleRouting

// @route("shop://product/:code", access: public)
func productPage(code: String, catalogue: any Catalogue) throws -> Page {
  guard let product = catalogue.product(code) else { throw Pass() }
  return Page(title: product.name, lines: ["costs \(product.price)"])
}
