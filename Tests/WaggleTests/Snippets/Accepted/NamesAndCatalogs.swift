import Waggle

extension ServiceName {
  nonisolated static let german: ServiceName = "de"
}

nonisolated enum OwnServices: ServiceCatalog {
  static var dependencies: [any ServiceCatalog.Type] { [] }

  static func register(in registrar: ServiceRegistrar) {
    registrar.named("de").add(String.self, "hallo (Own/Own.swift:1)") { _ in "Hallo" }
  }
}

nonisolated func hallo() throws -> String {
  let registry = ServiceRegistry(OwnServices.self)
  registry.register(OwnServices.self)
  return try registry.get(String.self, named: .german)
}
