// Write '@service' above a provider.
// A provider has a @service comment.
// @services are found by the plugin.
// @injected by hand.
// @serviceable
// service
func prose() {}

let text = "// @service"
let lines = """
  // @service
  // @inject
  """
let raw = #"/* @service */"#
let pattern = #/ \/\/ @service/#
let link = "https://host/@service"

@propertyWrapper struct service {
  var wrappedValue: Int
}

struct Uses {
  @service var value = 1
}
