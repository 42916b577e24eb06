import Voices

// @service
@MainActor
final class ByItself: Screen {
  let text = "by itself"
}

// @service(named: "by itself")
@MainActor
final class MainVoice: Voice {
  nonisolated let text = "by itself"
}

// @service(named: "by protocol")
final class ByProtocol: Screen {
  let text = "by protocol"
}

// @service(Screen, named: "by superclass")
final class BySuperclass: ScreenBase, Screen {
  let text = "by superclass"
}

// @service(named: "by default")
final class ByDefault: Panel {
  let text = "by default"
}

// @service(named: "nonisolated type")
nonisolated struct Free: Voice {
  let text = "nonisolated type"
}

// @service(Voice, named: "nonisolated enclosing type")
nonisolated struct Outer {
  let inner: any Voice

  // @service(Voice, named: "nested")
  nonisolated struct Inner: Voice {
    let text = "nested"
  }
}

extension Outer: Voice {
  nonisolated var text: String { inner.text }

  // @inject
  nonisolated init() { inner = Inner() }
}

// @service(named: "nonisolated init")
@MainActor
final class FreeInitializer: Screen {
  let text = "nonisolated init"

  nonisolated init() {}
}

// @service(named: "nonisolated init")
final class FreeDefaultInitializer: Panel {
  let text = "nonisolated init"

  nonisolated init() {}
}

// @service(named: "main actor init")
nonisolated struct MainInitializer: Voice {
  let text: String

  @MainActor
  init(screen: any Screen) { text = "main actor init beside \(screen.text)" }
}

// @service(named: "by conformance")
@MainActor
final class ByConformance: @MainActor Voice {
  var text: String { "by conformance" }
}

// @service(named: "only its conformance")
nonisolated final class OnlyItsConformance: @MainActor Screen {
  let text = "only its conformance"
}

// @service(named: "printed")
@Press
final class Printed: Job {
  init() {}

  nonisolated func run() async -> String { "printed" }
}

// @service(named: "made on the press")
@Press
func makeJob() -> any Job { Printed() }

// @service(named: "main actor function")
@MainActor
func makeScreen() -> any Screen { ByItself() }

// @service(named: "function")
func makePanel() -> any Panel { ByDefault() }

// @service(named: "nonisolated function")
nonisolated func makeVoice() throws -> any Voice { Free() }

// @service(named: "constant")
nonisolated let constant: any Store = SharedStore()

enum Choir {
  // @service(Voice, named: "static")
  static var voice: any Voice { StructVoice() }
}

// @service(named: "async")
struct AsyncVoice: Voice {
  let voice: String

  init(store: any Store) async throws { voice = "async and \(store.text)" }

  nonisolated var text: String { voice }
}

// @service(named: "async on the main actor")
@MainActor
final class AsyncScreen: Screen {
  let text: String

  init(job: any Job) async { text = "async on the main actor, \(await job.run())" }
}

// @service(named: "async on the press", scope: singleton)
@Press
final class AsyncPrinted: Job {
  init() async {}

  nonisolated func run() async -> String { "async on the press" }
}

// @service(Voice, named: "nonisolated extension")
nonisolated struct FreeExtended {}

nonisolated extension FreeExtended: Voice {
  var text: String { "nonisolated extension" }
}

// @service(Store, named: "freed by Sendable")
nonisolated final class SendableExtended {}

extension SendableExtended: Store {
  nonisolated var text: String { "freed by Sendable" }
}
