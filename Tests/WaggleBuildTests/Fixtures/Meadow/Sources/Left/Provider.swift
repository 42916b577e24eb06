import OrchardAPI

// @service
struct Provider: Bloom {
  var text: String { "left" }
}
