import Testing
import Waggle

@Suite("@Injected and @MainInjected", .timeLimit(.minutes(1)))
struct InjectedTests {
  let registry = ServiceRegistry()

  private final class Owner {
    @Injected var tracker: any Tracker
    @Injected("de") var greeting: String
  }

  @MainActor private final class Page {
    @MainInjected var settings: any Settings
  }

  @Test("The current registry's services are had when the owner is made")
  func injected() throws {
    registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
    registry.register(String.self, named: "de") { "Hallo" }
    let owner = ServiceRegistry.taskLocal.withValue(registry) { Owner() }
    #expect(owner.tracker === (try registry.get((any Tracker).self)))
    #expect(owner.greeting == "Hallo")
  }

  @Test("A main-actor service is had at first use, from the registry of the owner's birth")
  @MainActor func mainInjected() throws {
    registry.register((any Settings).self) { @MainActor in SettingsStore() }
    let page = ServiceRegistry.taskLocal.withValue(registry) { Page() }
    let settings = page.settings
    #expect(page.settings === settings)
  }

  @Test("What cannot be had stops the program with the whole message")
  func stops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Injected<any Tracker>(file: "App/Main.swift", line: 3)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("nobody provides WaggleTests.Tracker\n  asked for at: App/Main.swift:3\nways out:"))
  }
}
