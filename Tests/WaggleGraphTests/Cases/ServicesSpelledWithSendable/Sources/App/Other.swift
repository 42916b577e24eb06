import API

func ask(_ registry: Finder) throws {
  _ = try registry.get((any Clock & Sendable).self)
}
