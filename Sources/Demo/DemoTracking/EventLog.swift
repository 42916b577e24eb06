import DemoShopAPI
import Synchronization

// @service(Tracker, scope: singleton)
final class EventLog: Tracker {
  private let log = Mutex<[TrackedEvent]>([])

  var events: [TrackedEvent] {
    log.withLock { $0 }
  }

  func record(_ event: TrackedEvent) {
    log.withLock { $0.append(event) }
  }
}
