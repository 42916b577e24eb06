import Synchronization
import Testing
import Waggle

@Suite("intercept", .timeLimit(.minutes(1)))
struct InterceptTests {
  let registry = ServiceRegistry()
  private let seen = Seen()

  @Test("It sees service, name, scope, path, place and duration of each answer")
  func sees() throws {
    registry.register(Int.self, named: "one") { 1 }
    registry.register(String.self, scope: .singleton) { "\(try $0.get(Int.self, named: "one"))" }
    registry.intercept { [seen] resolution in
      let name = resolution.name.map { " \($0)" } ?? ""
      seen.add(
        "\(resolution.service)\(name) \(resolution.scope ?? "-") \(resolution.path.count) \(resolution.callSite)")
      #expect(resolution.duration > .zero && resolution.duration < .seconds(60))
    }
    _ = try registry.get(String.self, file: "App/Main.swift", line: 3)
    _ = try registry.get(String.self, file: "App/Main.swift", line: 4)
    _ = try? registry.get(Bool.self, file: "App/Main.swift", line: 5)
    #expect(
      seen.lines == [
        "Int one transient 2 App/Main.swift:3", "String singleton 1 App/Main.swift:3",
        "String singleton 1 App/Main.swift:4", "Bool - 1 App/Main.swift:5",
      ])
  }

  @Test("It may replace the answer, an error too; the next one sees what it left")
  func replaces() throws {
    registry.register(Int.self) { 1 }
    registry.intercept { $0.result = .success(2) }
    registry.intercept { [seen] in seen.add("\($0.result)") }
    #expect(try registry.get(Int.self) == 2)
    #expect(seen.lines == ["success(2)"])
    #expect(try registry.getAll(Int.self) == [2])
  }

  @Test("An answer of another type is an error")
  func otherType() throws {
    registry.register(Int.self) { 1 }
    registry.intercept { $0.result = .success("two") }
    let error = try #require(throws: ServiceError.self) { try registry.get(Int.self, file: "App/Main.swift", line: 3) }
    #expect(error.code == .failed)
    #expect(
      error.description == """
        an interceptor put Swift.String in the place of Swift.Int
          asked for at: App/Main.swift:3
        ways out:
          - let the interceptor put an instance of the service there, or leave the result as it is
        """)
  }

  @Test("It sees asynchronous answers and those of scopes, and may ask for services itself")
  func elsewhere() async throws {
    registry.register(Int.self) {
      await Task.yield()
      return 1
    }
    registry.register(String.self) { "x" }
    registry.intercept { [registry, seen] resolution in
      seen.add("\(resolution.service)")
      if resolution.service == Int.self { _ = try? registry.get(String.self) }
    }
    #expect(try await registry.makeScope().get(waitingFor: Int.self) == 1)
    #expect(try await registry.getAll(waitingFor: Int.self) == [1])
    #expect(seen.lines == ["Int", "String", "Int", "String"])
  }

  @Test("A main-actor service passes through as it is")
  @MainActor func mainActor() throws {
    registry.register((any Settings).self, scope: .singleton, on: MainActor.self) { SettingsStore() }
    registry.intercept { [seen] in seen.add("\($0.service)") }
    #expect(try registry.get((any Settings).self) === registry.get((any Settings).self))
    #expect(seen.lines == ["Settings", "Settings"])
  }
}

private final class Seen: Sendable {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock { $0 } }

  func add(_ line: String) {
    state.withLock { $0.append(line) }
  }
}
