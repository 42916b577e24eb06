/// The identity of one `get` and all that it makes on the way.
final class Resolution: Sendable {
  /// The resolution whose shared factory runs in this task or thread, for factories that call the registry itself.
  static let current = TaskLocal<Resolution?>(wrappedValue: nil)
}
