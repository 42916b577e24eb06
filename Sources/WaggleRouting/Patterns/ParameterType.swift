/// A type that a parameter of a pattern may ask for: `:id(Int)`.
struct ParameterType: Sendable {
  /// As patterns write it.
  let name: String
  /// Which of several goes first: those that take fewer texts, then all others by name.
  let rank: Int
  /// Whether a text is a value of the type.
  let accepts: @Sendable (String) -> Bool

  init<T: LosslessStringConvertible & SendableMetatype>(_ type: T.Type, rank: Int = 100) {
    self.init(name: "\(type)", rank: rank) { T($0) != nil }
  }

  init(name: String, rank: Int, accepts: @escaping @Sendable (String) -> Bool) {
    self.name = name
    self.rank = rank
    self.accepts = accepts
  }

  /// Those that every router knows, by name.
  static let standard: [String: ParameterType] = [
    "Bool": ParameterType(Bool.self, rank: 0),
    "UUID": ParameterType(name: "UUID", rank: 1, accepts: isUUID),
    "UInt": ParameterType(UInt.self, rank: 2),
    "Int": ParameterType(Int.self, rank: 3),
    "Double": ParameterType(Double.self, rank: 4),
    "String": ParameterType(String.self, rank: 1_000),
  ]

  /// 8, 4, 4, 4 and 12 hexadecimal digits (RFC 9562, 4).
  private static func isUUID(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy { $0.hexadecimal != nil } }
  }
}
