import OrchardAPI

// @service
struct BehindBloom: Bloom {
  var text: String { "behind C" }
}
