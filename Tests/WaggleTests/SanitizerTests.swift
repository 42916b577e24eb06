#if WAGGLE_THREAD_SANITIZER
import Testing
import Waggle

/// The lock that builds for ThreadSanitizer have must not make it blind.
@Suite("ThreadSanitizer")
struct SanitizerTests {
  private final class Racy: @unchecked Sendable {
    var count = 0
  }

  @Test("A race beside look-ups is found")
  func race() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let registry = ServiceRegistry()
      registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
      let racy = Racy()
      _ = onThreads(2) { _ in
        for _ in 0..<1_000 {
          racy.count += 1
          _ = try? registry.get((any Tracker).self)
        }
      }
    }
    let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    // Which access comes first decides whether it is called a "data race" or a "Swift access race".
    #expect(report.contains(/WARNING: ThreadSanitizer: (data|Swift access) race/))
    #expect(report.contains("SanitizerTests"))
  }
}
#endif
