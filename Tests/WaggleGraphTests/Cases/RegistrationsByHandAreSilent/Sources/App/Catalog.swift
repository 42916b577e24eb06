import API
import Waggle

enum ByHand: ServiceCatalog {
  static func register(in registrar: ServiceRegistrar) {
    registrar.add((any Sun).self, "App.Star (App/Star.swift:1)", make)
  }
}
