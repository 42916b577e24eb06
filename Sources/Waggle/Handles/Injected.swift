/// A service of the current registry, had when its owner is made.
///
/// ```swift
/// final class Checkout {
///   @Injected var basket: any Basket
///   @Injected("de") var greeter: any Greeter
/// }
/// ```
///
/// It asks ``ServiceRegistry/current``, once, and nonisolated: for a service that is made on the main actor use
/// ``MainInjected``. This is the one place in the library that stops the program when a service cannot be had, for a property
/// cannot throw; the whole message is printed.
@propertyWrapper
public struct Injected<S> {
  /// The service.
  public let wrappedValue: S

  /// Gets the service, or stops the program.
  ///
  /// - Parameters:
  ///   - name: The name under which the provider is registered.
  ///   - file: The place that messages name; leave it to the compiler.
  ///   - line: The place that messages name; leave it to the compiler.
  public init(_ name: ServiceName? = nil, file: StaticString = #fileID, line: UInt32 = #line) {
    do {
      wrappedValue = try ServiceRegistry.current.get(S.self, named: name, isolation: nil, file: file, line: line)
    } catch {
      fatalError(error.description)
    }
  }
}

extension Injected: Sendable where S: Sendable {}
