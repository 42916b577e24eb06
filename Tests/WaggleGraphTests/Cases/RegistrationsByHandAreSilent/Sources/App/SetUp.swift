import API

func setUp(_ registry: Registry) throws {
  registry.register(Clock.self, scope: .singleton) { Wall() }
  registry.register((any API.Zone).self, named: name) { services in Local(clock: try services.get(Clock.self)) }
  registry.override(Holiday.self) { Easter() }
}
