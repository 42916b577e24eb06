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

  @Test("An override reaches owners that are made later, and not those that have the service")
  func overridden() throws {
    registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
    registry.register(String.self, named: "de") { "Hallo" }
    let before = ServiceRegistry.taskLocal.withValue(registry) { Owner() }
    registry.override((any Tracker).self, scope: .singleton) { FileTracker() }
    let after = ServiceRegistry.taskLocal.withValue(registry) { Owner() }
    #expect(before.tracker is ConsoleTracker)
    #expect(after.tracker is FileTracker)
  }

  @Test("On the main actor an override reaches owners that have not used the service yet")
  @MainActor func mainOverridden() throws {
    registry.register((any Settings).self, scope: .singleton, on: MainActor.self) { SettingsStore() }
    let (used, unused) = ServiceRegistry.taskLocal.withValue(registry) { (Page(), Page()) }
    let old = used.settings
    registry.override((any Settings).self, scope: .singleton, on: MainActor.self) { SettingsStore() }
    #expect(used.settings === old)
    #expect(unused.settings !== old)
    #expect(unused.settings === (try registry.get((any Settings).self)))
  }

  private enum Process {
    static let injected = Injected<any Tracker>()
    static let lazy = LazyService((any Tracker).self, from: .current)
  }

  @Test("What is kept in a static property is of the registry that was current at the first use, for good")
  func inStatic() throws {
    let registries = [registry, ServiceRegistry()]
    for registry in registries {
      registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
    }
    let seen = try registries.map { registry in
      try ServiceRegistry.taskLocal.withValue(registry) {
        (injected: Process.injected.wrappedValue, lazy: try Process.lazy())
      }
    }
    let later = try registries[1].get((any Tracker).self)
    #expect(seen[0].injected === seen[1].injected && seen[1].injected !== later)
    #expect(seen[0].lazy === seen[1].lazy && seen[1].lazy !== later)
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
