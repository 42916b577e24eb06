public import Testing
public import Waggle

/// Gives each test, and each case of a test, a registry of its own.
///
/// ```swift
/// @Suite(.services { $0.override((any Clock).self) { FixedClock() } })
/// struct CheckoutTests {
///   @Test(.services { $0.override((any Basket).self) { FullBasket() } })
///   func pay() throws { … }
/// }
/// ```
///
/// Make it with ``Testing/Trait/services(_:)``.
public struct ServicesTrait: SuiteTrait, TestTrait, TestScoping {
  private let change: @Sendable (ServiceRegistry) async throws -> Void

  /// It is a matter of each test in a suite, not of the suite as one.
  public var isRecursive: Bool { true }

  init(_ change: @escaping @Sendable (ServiceRegistry) async throws -> Void) {
    self.change = change
  }

  /// Runs a test with its registry.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withServices(change, perform: function)
  }
}

extension Trait where Self == ServicesTrait {
  /// Gives each test, and each case of a test, a registry of its own.
  ///
  /// `ServiceRegistry.current` is then a copy of what it would be without the trait: of the suite's, or of
  /// `ServiceRegistry.shared`. Child tasks inherit it, detached tasks do not. Tests that run in parallel do not see each other.
  ///
  /// - Parameter change: Registers and overrides in the copy; runs anew for each test and each of its cases.
  public static func services(_ change: @escaping @Sendable (ServiceRegistry) async throws -> Void) -> Self {
    ServicesTrait(change)
  }
}
