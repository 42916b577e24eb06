/// A service of the current registry for owners on the main actor, had when it is first used.
///
/// ```swift
/// @MainActor final class SettingsPage {
///   @MainInjected var settings: any Settings
/// }
/// ```
///
/// It asks the registry that was ``ServiceRegistry/current`` when its owner was made. Like ``Injected`` it stops the program
/// when the service cannot be had, and prints the whole message.
@propertyWrapper
public struct MainInjected<S>: Sendable {
  private let registry: ServiceRegistry
  private let name: ServiceName?
  private let site: ServiceError.CallSite
  private let kept: Kept

  private final class Kept: Sendable {
    @MainActor var value: S?

    nonisolated init() {}
  }

  /// Remembers whom to ask.
  ///
  /// - Parameters:
  ///   - name: The name under which the provider is registered.
  ///   - file: The place that messages name; leave it to the compiler.
  ///   - line: The place that messages name; leave it to the compiler.
  public nonisolated init(_ name: ServiceName? = nil, file: StaticString = #fileID, line: UInt32 = #line) {
    registry = .current
    self.name = name
    site = .init(file: file, line: line)
    kept = Kept()
  }

  /// The service; the first use gets it, or stops the program.
  @MainActor public var wrappedValue: S {
    if let value = kept.value { return value }
    do {
      let value = try registry.get(S.self, named: name, file: site.file, line: site.line)
      kept.value = value
      return value
    } catch {
      fatalError(error.description)
    }
  }
}
