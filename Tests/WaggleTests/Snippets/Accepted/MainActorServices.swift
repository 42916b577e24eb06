import Waggle

protocol Window { func show() }
@MainActor final class MainWindow: @MainActor Window { func show() {} }

@MainActor func registerWindows(_ registry: ServiceRegistry) {
  registry.register((any Window).self) { @MainActor in MainWindow() }
  registry.register((any Window).self, named: "shared", scope: .singleton, on: MainActor.self) { MainWindow() }
  registry.register((any Window).self, named: "needy", scope: .singleton, on: MainActor.self) { services in
    try services.get((any Window).self, named: "shared")
  }
}

@MainActor func useWindow(_ registry: ServiceRegistry) async throws {
  try registry.get((any Window).self).show()
  let window = try await registry.get(waitingFor: (any Window).self)
  window.show()
  Task { try registry.get((any Window).self).show() }
}

@MainActor final class Controller {
  let window: any Window

  init(_ registry: ServiceRegistry) throws {
    window = try registry.get((any Window).self)
  }
}
