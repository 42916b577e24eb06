import Near
import OrchardAPI
import Testing
import Waggle
import WaggleTesting

// @service
struct TestBloom: Bloom {
  var text: String { "test" }
}

@Test(.services { $0.override((any Bloom).self) { TestBloom() } })
func `what is tested sees the registry of the test`() throws {
  #expect(try currentBlooms() == ["test"])
}

@Test func `a test target's own services resolve beside those of what it tests`() throws {
  let registry = ServiceRegistry(MeadowTestsServices.self)
  let texts = try registry.getAll((any Bloom).self).map(\.text).sorted()
  #expect(texts == ["near, gather", "test"])
}
