import Foundation
import Testing
import Waggle

@Suite("ServiceRegistry.current")
struct CurrentRegistryTests {
  @Test("Without a registry of its own, a task has the shared one")
  func shared() {
    #expect(ServiceRegistry.current === ServiceRegistry.shared)
    #expect(ServiceRegistry.shared === ServiceRegistry.shared)
  }

  @Test("A task's own registry reaches its child tasks and ends with its scope")
  func taskLocal() async {
    let own = ServiceRegistry()
    await ServiceRegistry.taskLocal.withValue(own) {
      #expect(ServiceRegistry.current === own)
      async let child = ServiceRegistry.current
      #expect(await child === own)
      ServiceRegistry.taskLocal.withValue(nil) {
        #expect(ServiceRegistry.current === ServiceRegistry.shared)
      }
      let detached = await Task.detached { ServiceRegistry.current }.value
      #expect(detached === ServiceRegistry.shared)
    }
    #expect(ServiceRegistry.current === ServiceRegistry.shared)
  }

  @Test("A queue and a thread have the shared one, unless they are given another")
  func escaping() async throws {
    let own = ServiceRegistry()
    let seen = try await ServiceRegistry.taskLocal.withValue(own) {
      let captured = ServiceRegistry.current
      let onQueue = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: ServiceRegistry.current) }
      }
      let (onThread, given) = try await onThread {
        (ServiceRegistry.current, ServiceRegistry.taskLocal.withValue(captured) { ServiceRegistry.current })
      }
      return [onQueue, onThread, given].map(ObjectIdentifier.init)
    }
    #expect(seen == [.shared, .shared, own].map(ObjectIdentifier.init))
  }
}
