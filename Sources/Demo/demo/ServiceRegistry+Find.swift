import Waggle

extension ServiceRegistry {
  /// Gets a service that the app can do without, and says who serves it; `nil` if no module of this build does.
  @MainActor
  func find<S>(_ service: S.Type, file: StaticString = #fileID, line: UInt32 = #line) throws -> S? {
    guard contains(service) else {
      print("  \(service): no module provides it")
      return nil
    }
    let found = try get(service, file: file, line: line)
    print("  \(service): \(String(reflecting: type(of: found as Any)))")
    return found
  }
}
