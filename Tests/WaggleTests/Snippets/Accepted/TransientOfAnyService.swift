import Waggle

protocol Basket { func add() }
final class PaperBasket: Basket { nonisolated init() {}; func add() {} }

func registerBaskets(_ registry: ServiceRegistry) {
  registry.register((any Basket).self) { PaperBasket() }
  registry.register((any Basket).self, named: "scope") { PaperBasket() }
  registry.register((any Basket).self, scope: .transient) { PaperBasket() }
  registry.register((any Basket).self) { _ in PaperBasket() }
  registry.register((any Basket).self) { services in
    _ = try services.get((any Basket).self, named: "scope")
    return PaperBasket()
  }
}

func useBasket(_ registry: ServiceRegistry) throws {
  try registry.get((any Basket).self).add()
  for basket in try registry.getAll((any Basket).self) { basket.add() }
}
