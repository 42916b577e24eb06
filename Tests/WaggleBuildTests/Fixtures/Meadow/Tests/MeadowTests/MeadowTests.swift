import OrchardAPI
import Testing
import Waggle

// @service
struct TestBloom: Bloom {
  var text: String { "test" }
}

@Test func `a test target's own services resolve beside those of what it tests`() throws {
  let registry = ServiceRegistry(MeadowTestsServices.self)
  let texts = try registry.getAll((any Bloom).self).map(\.text).sorted()
  #expect(texts == ["near, gather", "test"])
}
