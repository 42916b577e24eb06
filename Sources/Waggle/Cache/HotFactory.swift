/// A factory of a transient service that nobody decorates and many ask for.
///
/// SAFETY: see `Maker`.
final class HotFactory<S>: @unchecked Sendable {
  private let make: (ServiceInjector) throws -> S
  private let registration: Registration
  /// The registration has another, for calls that do not come this way: it would be one more line of the processor's cache.
  private let recursion = Recursion()

  init(_ registration: Registration) {
    self.registration = registration
    make = registration.maker.typed(S.self)
  }

  /// Makes an instance where the factory's actor is the caller's.
  @inline(__always)
  func make(
    for lent: LentResolver, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    guard lent.depth < ServiceResolver.deepest, !lent.mustBegin, recursion.begin() else {
      return try registration.make(S.self, for: lent, isolation, site)
    }
    // A variable for the instance would be one of unknown size.
    defer { recursion.end() }
    do {
      return try FactoryFrame.call(make, below: lent, on: isolation)
    } catch {
      throw registration.passing(error, for: lent, site)
    }
  }
}

extension Registration {
  /// Makes an instance of a transient service that nobody decorates, where the factory's actor is the caller's.
  @inline(never)
  func make<S>(
    _ service: S.Type, for lent: LentResolver, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    do {
      if lent.depth >= ServiceResolver.deepest { throw ServiceError(.cycle) }
      let resolver = lent.kept.begun
      return try recursion.run { try run(service, for: resolver, isolation) }
    } catch {
      throw passing(error, for: lent, site)
    }
  }

  @inline(never)
  fileprivate func passing(
    _ error: any Error, for lent: LentResolver, _ site: ServiceError.CallSite
  ) -> ServiceError {
    lent.kept.passing(failure(error), key, site)
  }
}
