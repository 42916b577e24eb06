import Waggle

protocol Window {}
@MainActor final class MainWindow: Window { init() {} }

func register(in registry: ServiceRegistry) {
  // expect-error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
  registry.register((any Window).self) { MainWindow() }
}
