import OrchardAPI

// @service
struct Petal: Bloom {
  var text: String { "petal" }
}
