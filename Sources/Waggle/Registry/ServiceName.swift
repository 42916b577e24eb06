/// Tells apart several providers of one service.
///
/// ```swift
/// extension ServiceName {
///   static let german: ServiceName = "de"
/// }
/// let greeter = try registry.get((any Greeter).self, named: .german)
/// ```
public struct ServiceName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as it was written.
  public let rawValue: String

  /// Creates a name from any text; two names are equal when their texts are.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The name as it was written.
  public var description: String { rawValue }
}
