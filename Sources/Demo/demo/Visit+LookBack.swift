import DemoShopAPI
import Waggle

extension Visit {
  func lookBack() throws {
    title("Who did what")
    for event in try registry.find(Tracker.self)?.events ?? [] {
      print("  \(event.module) \(event.text)")
    }
  }
}
