import Foundation
import Waggle

nonisolated protocol Delegate: AnyObject, Sendable {}
nonisolated final class Root: NSObject, Delegate {}
@MainActor protocol Page: AnyObject { func open() }
@MainActor final class RootPage: NSObject, Page { func open() {} }

nonisolated protocol Plugin { init() }
nonisolated struct OnePlugin: Plugin {}

nonisolated func registerObjects(_ registry: ServiceRegistry) {
  registry.register((any Delegate).self, scope: .singleton) { Root() }
  registry.register(Root.self) { Root() }
  registry.register((any Page).self) { @MainActor in RootPage() }
  registry.register((any Page).self, scope: .singleton, on: MainActor.self) { RootPage() }
  registry.register((any Plugin.Type).self) { OnePlugin.self }
}

nonisolated func registerAll<S: Plugin & Sendable & SendableMetatype>(_ types: [S.Type], _ registry: ServiceRegistry) {
  for type in types { registry.register(type) { type.init() } }
}

@MainActor func useObjects(_ registry: ServiceRegistry) throws {
  try registry.get((any Page).self).open()
  _ = try registry.get((any Delegate).self)
  let plugin = try registry.get((any Plugin.Type).self)
  _ = plugin.init()
}

nonisolated func ask<S: Sendable>(_ service: S.Type, _ registry: ServiceRegistry) async throws -> S {
  try await registry.get(waitingFor: service)
}
