public import Waggle

/// Runs code with a current registry of its own, outside of tests too.
///
/// ```swift
/// try withServices { $0.override((any Clock).self) { FixedClock() } } perform: {
///   try Checkout().pay()
/// }
/// ```
///
/// - Parameters:
///   - base: The registry to copy; its instances are not shared.
///   - change: Registers and overrides in the copy.
///   - body: Sees the copy as `ServiceRegistry.current`, and so do its child tasks; detached tasks do not.
/// - Returns: What `body` returns.
/// - Throws: What `change` or `body` throws.
public func withServices<R>(
  overriding base: ServiceRegistry = .current, _ change: (ServiceRegistry) throws -> Void, perform body: () throws -> R
) rethrows -> R {
  let registry = ServiceRegistry(overriding: base)
  try change(registry)
  return try ServiceRegistry.taskLocal.withValue(registry) { try body() }
}

/// Runs asynchronous code with a current registry of its own, outside of tests too.
public func withServices<R>(
  overriding base: ServiceRegistry = .current, isolation: isolated (any Actor)? = #isolation,
  _ change: (ServiceRegistry) async throws -> Void, perform body: () async throws -> R
) async rethrows -> R {
  let registry = ServiceRegistry(overriding: base)
  try await change(registry)
  return try await ServiceRegistry.taskLocal.withValue(registry) { try await body() }
}
