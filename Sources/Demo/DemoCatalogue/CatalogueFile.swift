import DemoShopAPI
import Foundation

/// Reads the shelf from the file that the module brings along.
enum CatalogueFile {
  static func read() throws -> [Product] {
    let file = Bundle.module.url(forResource: "catalogue", withExtension: "json")
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode([CatalogueEntry].self, from: Data(contentsOf: file)).map(\.product)
  }
}
