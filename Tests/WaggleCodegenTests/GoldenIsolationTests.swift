internal import DeprecatedProvidersWarnNobody
internal import StaysOnAGlobalActor
internal import StaysOnTheMainActor
internal import StaysOnTheMainActorByDefault
import Testing
internal import Waggle

/// The generated factories have the isolation of what they call.
@Suite("Registration files, isolated")
struct GoldenIsolationTests {
  /// What a synchronous `get` off every actor says.
  private func code<S>(_ registry: ServiceRegistry, _ service: S.Type, _ name: ServiceName?) -> ServiceError.Code? {
    do throws(ServiceError) {
      _ = try registry.get(service, named: name, isolation: nil)
      return nil
    } catch {
      return error.code
    }
  }

  @Test("providers on the main actor are made there, and only there")
  @MainActor
  func mainActor() throws {
    let registry = ServiceRegistry(StaysOnTheMainActorServices.self)
    let bound: [ServiceName?] = [nil, "by protocol", "by superclass", "by conformance"]
    for name in bound {
      #expect(code(registry, (any Bound).self, name) == .isolated)
      #expect(try registry.get((any Bound).self, named: name).title != "")
    }
    let views: [ServiceName] = ["by initialiser", "by function", "by enclosing type", "by extension"]
    for name in views {
      #expect(code(registry, (any View).self, name) == .isolated)
      #expect(try registry.get((any View).self, named: name).title != "")
    }
    #expect(code(registry, (any View).self, "freed") == nil)
  }

  @Test("in a module whose default is the main actor, what is nonisolated stays free")
  @MainActor
  func defaultIsolation() throws {
    let registry = ServiceRegistry(StaysOnTheMainActorByDefaultServices.self)
    for name: ServiceName? in [nil, "freed initialiser", "function", "constant", "object", "shared object"] {
      #expect(code(registry, (any Panel).self, name) == .isolated)
      #expect(try registry.get((any Panel).self, named: name).name != "")
    }
    for name: ServiceName in [
      "nonisolated", "by superclass", "by enclosing type", "static", "freed function", "object",
    ] {
      #expect(code(registry, (any Place).self, name) == nil)
    }
    #expect(code(registry, (any Worker).self, nil) == nil)
  }

  @Test("providers on a global actor are made there")
  @Database
  func globalActor() async throws {
    let registry = ServiceRegistry(StaysOnAGlobalActorServices.self)
    for (name, rows): (ServiceName, Int) in [("by attribute", 3), ("by initialiser", 4), ("by function", 3)] {
      #expect(code(registry, (any Table).self, name) == .isolated)
      #expect(try await registry.get((any Table).self, named: name).rows == rows)
    }
  }

  @Test("a global actor's provider comes to whoever waits")
  func waiting() async throws {
    let registry = ServiceRegistry(StaysOnAGlobalActorServices.self)
    for name: ServiceName in ["by attribute", "by initialiser", "by function"] {
      #expect(try await registry.get(waitingFor: (any Table).self, named: name).rows > 0)
    }
  }

  @Test("deprecated providers register like all others")
  func deprecated() throws {
    let registry = ServiceRegistry(DeprecatedProvidersWarnNobodyServices.self)
    #expect(try registry.get((any Lamp).self, named: "old").watts == 60)
    #expect(try registry.get((any Lamp).self, named: "old initialiser").watts == 20)
    #expect(try registry.get((any Lamp).self).watts == 7)
  }
}
