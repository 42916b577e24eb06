/// Writes down what happened, from any thread.
public protocol Tracker: Sendable {
  /// Everything so far, oldest first.
  var events: [TrackedEvent] { get }

  /// Adds an event.
  func record(_ event: TrackedEvent)
}

extension Tracker {
  /// Adds an event of the module that calls.
  public func track(_ text: String, fileID: String = #fileID) {
    record(TrackedEvent(module: String(fileID.prefix { $0 != "/" }), text: text))
  }
}
