extension ServiceRegistry {
  typealias Interceptor = @Sendable (inout Resolution) -> Void

  /// Has a closure see every answer that this registry and its scopes give from now on, and perhaps replace it.
  ///
  /// ```swift
  /// registry.intercept { resolution in
  ///   print(resolution.service, resolution.duration)
  /// }
  /// ```
  ///
  /// It sees what `get`, `getAll` and lazy handles are asked for and what factories ask for on the way, the inner ones
  /// first; of several interceptors each sees what the one before it left. It runs where the answer is given, while no lock
  /// is held.
  ///
  /// - Parameter interceptor: Is called with each answer. An answer of another type than the service makes the request fail.
  /// - Complexity: O(1).
  public func intercept(_ interceptor: @escaping @Sendable (inout Resolution) -> Void) {
    interceptors.withLock { $0.append(interceptor) }
    noteInterceptors()
    noteOwn()
    turnCacheOff()
  }

  /// Who sees the answers of this registry: those of the registries above it come last.
  var allInterceptors: [Interceptor] {
    interceptors.withLock { $0 } + (parent?.allInterceptors ?? [])
  }
}
