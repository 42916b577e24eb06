import Waggle

nonisolated protocol Store<Item>: Sendable { associatedtype Item }
nonisolated struct MemoryStore<Item>: Store {}

nonisolated func registerKinds(_ registry: ServiceRegistry) {
  registry.register(Int.self) { 1 }
  registry.register((Int, String).self) { (1, "") }
  registry.register((@Sendable (Int) -> Int).self) { { $0 } }
  registry.register((any Store<Int>).self) { MemoryStore<Int>() }
  registry.register((any Store<Int>)?.self) { nil }
  registry.register([any Store<Int>].self, scope: .singleton) { [MemoryStore<Int>()] }
}

nonisolated func useKinds(_ registry: ServiceRegistry) throws {
  let number: Int = try registry.get(Int.self)
  let function = try registry.get((@Sendable (Int) -> Int).self)
  let store: (any Store<Int>)? = try? registry.get((any Store<Int>).self)
  _ = (function(number), store)
}
