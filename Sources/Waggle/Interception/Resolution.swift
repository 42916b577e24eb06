/// One request for a service and its answer, as an interceptor sees it.
public struct Resolution {
  /// The service's type: for a protocol, its metatype.
  public let service: any Any.Type
  /// The name that was asked for.
  public let name: ServiceName?
  /// `transient`, `graph`, `singleton`, `weak` or `scoped`; `nil` where no provider was found.
  public let scope: String?
  /// The services on the way from the one that was asked for first to this one, with their modules.
  public let path: [String]
  /// `Module/File.swift:line` of the `get` that started the resolution.
  public let callSite: String
  /// How long it took, with all that was made for it.
  public let duration: Duration
  /// The answer, in whose place another one of the service's type may be put.
  public var result: Result<Any, ServiceError>
}

/// The requests that lead to one, each with the one above it.
final class ResolutionPath: Sendable {
  private let step: ServiceError.Step
  private let above: ResolutionPath?
  let callSite: ServiceError.CallSite

  init(_ step: ServiceError.Step, at callSite: ServiceError.CallSite, below above: ResolutionPath?) {
    self.step = step
    self.above = above
    self.callSite = above?.callSite ?? callSite
  }

  var steps: [ServiceError.Step] { (above?.steps ?? []) + [step] }
}
