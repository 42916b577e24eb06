/// How long one instance is shared.
enum Scope: String, Sendable {
  case transient
  case graph
  case singleton
  case weak
  case scoped

  /// Whether the registry that has the registration makes and keeps the instance, whoever asks.
  var isKeptByRegistry: Bool { self == .singleton || self == .weak }
}
