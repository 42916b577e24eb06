import DemoShopAPI
import Waggle

extension Visit {
  func welcome() throws {
    print("Welcome")
    let settings = try registry.find(Settings.self)
    settings?.currency = "CHF"
    print("  Good morning, \(settings?.customer ?? "stranger")")
  }
}
