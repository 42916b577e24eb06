internal import Synchronization
public import Waggle

/// Notes what a registry was asked for.
///
/// ```swift
/// let recorder = ServiceRecorder()
/// recorder.record(registry)
/// …
/// #expect(recorder.contains((any Tracker).self))
/// ```
public final class ServiceRecorder: Sendable {
  /// One request that was answered.
  public struct Record: Sendable {
    /// The service's type: for a protocol, its metatype.
    public let service: any Any.Type
    /// The name that was asked for.
    public let name: ServiceName?
    /// The services on the way from the one that was asked for first to this one, with their modules.
    public let path: [String]
    /// Why the service could not be had, if it could not.
    public let error: ServiceError?
  }

  private let state = Mutex<[Record]>([])

  /// Creates a recorder that has noted nothing yet.
  public init() {}

  /// The answers, in the order in which they were given: what a service needs comes before the service.
  public var records: [Record] { state.withLock { $0 } }

  /// Notes what a registry and its scopes are asked for from now on.
  ///
  /// - Parameter registry: The registry; one recorder may listen to several.
  public func record(_ registry: ServiceRegistry) {
    registry.intercept { [self] resolution in
      var error: ServiceError?
      if case .failure(let failure) = resolution.result { error = failure }
      let record = Record(service: resolution.service, name: resolution.name, path: resolution.path, error: error)
      state.withLock { $0.append(record) }
    }
  }

  /// Tells whether somebody asked for a service, under whatever name.
  ///
  /// - Parameter service: The protocol, or whatever type is registered.
  /// - Complexity: O(*n*) in the number of records.
  public func contains<S>(_ service: S.Type) -> Bool {
    records.contains { $0.service == service }
  }
}
