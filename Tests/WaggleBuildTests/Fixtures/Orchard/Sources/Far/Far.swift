import OrchardAPI

// @service
struct FarBloom: Bloom {
  var text: String { "far" }
}
