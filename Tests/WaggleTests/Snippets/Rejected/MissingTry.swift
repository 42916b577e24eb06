import Waggle

func ask(_ registry: ServiceRegistry) -> String {
  // expect-error: call can throw, but it is not marked with 'try' and the error is not handled
  registry.get(String.self)
}
