import Waggle

nonisolated func describe(_ registry: ServiceRegistry) -> String {
  do {
    return try registry.get(String.self)
  } catch {
    return error.code == .missing ? "nobody" : error.description
  }
}

nonisolated func describeWaiting(_ registry: ServiceRegistry) async -> ServiceError.Code? {
  do {
    _ = try await registry.get(waitingFor: String.self)
    return nil
  } catch {
    return error.code
  }
}
