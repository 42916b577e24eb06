import OrchardAPI

// @service
struct SteadyBloom: Bloom {
  var text: String { "steady" }
}
