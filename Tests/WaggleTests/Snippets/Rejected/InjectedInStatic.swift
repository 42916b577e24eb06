import Waggle

protocol Tracker: Sendable {}

enum Services {
  // expect-error: static property 'tracker' is not concurrency-safe because it is nonisolated global shared mutable state
  @Injected static var tracker: any Tracker
}
