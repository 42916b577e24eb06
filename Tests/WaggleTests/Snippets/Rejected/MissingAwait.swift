import Waggle

func ask(_ registry: ServiceRegistry) throws -> String {
  // expect-error: 'async' call in a function that does not support concurrency
  try registry.get(waitingFor: String.self)
}
