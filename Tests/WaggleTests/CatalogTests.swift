import Testing
import Waggle

@Suite("ServiceCatalog")
struct CatalogTests {
  let registry = ServiceRegistry(AppServices.self)

  @Test("A catalog brings its dependencies, each once and before it")
  func order() throws {
    #expect(try registry.getAll(String.self) == ["base", "left", "right", "app"])
  }

  @Test("A catalog that is given again, or that was a dependency already, adds nothing")
  func once() throws {
    registry.register(AppServices.self)
    registry.register(BaseServices.self)
    #expect(try registry.getAll(String.self) == ["base", "left", "right", "app"])
    let several = ServiceRegistry(RightServices.self, BaseServices.self, AppServices.self, AppServices.self)
    #expect(try several.getAll(String.self) == ["base", "right", "left", "app"])
  }

  @Test("Each registry has its own")
  func ownInstances() throws {
    let other = ServiceRegistry(AppServices.self)
    let tracker = try registry.get((any Tracker).self)
    #expect(try registry.get((any Tracker).self) === tracker)
    #expect(try other.get((any Tracker).self) !== tracker)
    #expect(!ServiceRegistry().contains((any Tracker).self))
  }

  @Test("Catalogs that depend on one another come once each", .timeLimit(.minutes(1)))
  func circular() throws {
    let registry = ServiceRegistry(EggServices.self)
    #expect(try registry.getAll(String.self) == ["hen", "egg"])
  }

  @Test("What was asked for in vain is there once its catalog is in, also in scopes that were there before")
  func late() throws {
    let registry = ServiceRegistry()
    let scope = registry.makeScope()
    registry.register([String].self) { try $0.getAll(String.self) }
    for asked in [registry, scope] {
      let error = #expect(throws: ServiceError.self) { try asked.get(String.self) }
      #expect(error?.code == .missing)
      #expect(try asked.get([String].self) == [])
    }
    registry.register(BaseServices.self)
    for asked in [registry, scope] {
      #expect(try asked.get(String.self) == "base")
      #expect(try asked.get([String].self) == ["base"])
    }
    registry.register(AppServices.self)
    for asked in [registry, scope] {
      #expect(try asked.get(String.self, named: "app") == "app")
      #expect(try asked.get([String].self) == ["base", "left", "right", "app"])
    }
  }

  @Test("A factory may register a catalog and ask for what it brings", .timeLimit(.minutes(1)))
  func byFactory() throws {
    let registry = ServiceRegistry()
    registry.register(Int.self, scope: .singleton) { services in
      services.registry.register(AppServices.self)
      return try services.getAll(String.self).count
    }
    #expect(try registry.get(Int.self) == 4)
  }

  @Test("What overrides a catalog's provider comes after the catalog; before it, both are providers")
  func overrides() throws {
    registry.override(String.self) { "override" }
    #expect(try registry.get(String.self) == "override")
    registry.register(AppServices.self)
    #expect(try registry.get(String.self) == "override")
    let early = ServiceRegistry()
    early.override(String.self) { "override" }
    early.register(AppServices.self)
    let error = #expect(throws: ServiceError.self) { try early.get(String.self) }
    #expect(error?.code == .ambiguous)
    #expect(try early.getAll(String.self) == ["override", "base", "left", "right", "app"])
  }

  @Test("A generated factory is given what its provider needs")
  func resolver() throws {
    let basket = try registry.get((any Basket).self)
    #expect(basket.items == ["base", "left"])
  }

  @Test("A main-actor type is made on the main actor")
  func mainActor() async throws {
    let error = try #require(throws: ServiceError.self) { try registry.get((any Screen).self) }
    #expect(error.code == .isolated)
    let screen = try await registry.get(waitingFor: (any Screen).self)
    #expect(try registry.get((any Screen).self) === screen)
    try await onMain()
    let settings = try await #require(throws: ServiceError.self) {
      _ = try await registry.get(waitingFor: (any Settings).self)
    }
    #expect(settings.code == .isolated)
  }

  @MainActor private func onMain() throws {
    let settings = try registry.get((any Settings).self)
    #expect(try registry.get((any Settings).self) === settings)
  }

  @Test("A type of another global actor is made there")
  func globalActor() async throws {
    let error = try #require(throws: ServiceError.self) { try registry.get((any Rows).self) }
    #expect(error.code == .isolated)
    try await onDatabase()
  }

  @Database private func onDatabase() throws {
    #expect(try registry.get((any Rows).self) is TableRows)
  }

  @Test("An asynchronous factory is waited for, and shared if it says so")
  func asynchronous() async throws {
    let error = try #require(throws: ServiceError.self) { try registry.get((any ServiceA).self) }
    #expect(error.code == .asynchronous)
    let first = try await registry.get(waitingFor: (any ServiceA).self)
    #expect(try registry.get((any ServiceA).self) === first)
    #expect(try await registry.get(waitingFor: Int.self) == 4)
  }

  @Test("What an asynchronous main-actor factory made and is not Sendable stays there")
  func asynchronousMain() async throws {
    let error = try await #require(throws: ServiceError.self) {
      _ = try await registry.get(waitingFor: (any Settings).self, named: "loaded")
    }
    #expect(error.code == .isolated)
    try await waitOnMain()
  }

  @MainActor private func waitOnMain() async throws {
    let settings = try await registry.get(waitingFor: (any Settings).self, named: "loaded")
    #expect(try registry.get((any Settings).self, named: "loaded") === settings)
  }

  @Test("Several services may share one instance of their provider")
  func twoServices() throws {
    let b = try registry.get((any ServiceB).self)
    let c = try registry.get((any ServiceC).self)
    #expect(b as AnyObject === c as AnyObject)
  }

  @Test("Catalogs registered from many threads come once", .timeLimit(.minutes(1)))
  func threads() throws {
    let registry = ServiceRegistry()
    _ = onThreads(16) { _ in registry.register(AppServices.self) }
    #expect(try registry.getAll(String.self).sorted() == ["app", "base", "left", "right"])
  }
}

// What follows has the shape of generated code: a flat list of registrations, and a factory in an extension of each
// provider's own type, which gives it that type's isolation.

nonisolated enum BaseServices: Waggle::ServiceCatalog {
  static var dependencies: [any Waggle::ServiceCatalog.Type] { [] }

  static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add(Swift::String.self, "makeBase (Base/Base.swift:3)", makeBase)
    registrar.scope(.singleton).add(
      (any WaggleTests::Tracker).self, "Base.ConsoleTracker (Base/Base.swift:7)",
      WaggleTests::ConsoleTracker._waggle0)
  }
}

private func makeBase(_ services: Waggle::ServiceInjector) throws -> String { "base" }

extension WaggleTests::ConsoleTracker {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any WaggleTests::Tracker {
    Waggle::ServiceRegistrar.share(WaggleTests::ConsoleTracker() as any WaggleTests::Tracker)
  }
}

nonisolated enum LeftServices: Waggle::ServiceCatalog {
  static var dependencies: [any Waggle::ServiceCatalog.Type] { [WaggleTests::BaseServices.self] }

  static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.named("left").add(Swift::String.self, "makeLeft (Left/Left.swift:1)", makeLeft)
  }
}

private func makeLeft(_ services: Waggle::ServiceInjector) throws -> String { "left" }

nonisolated enum RightServices: Waggle::ServiceCatalog {
  static var dependencies: [any Waggle::ServiceCatalog.Type] { [WaggleTests::BaseServices.self] }

  static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.named("right").add(Swift::String.self, "makeRight (Right/Right.swift:1)", makeRight)
  }
}

private func makeRight(_ services: Waggle::ServiceInjector) throws -> String { "right" }

nonisolated enum AppServices: Waggle::ServiceCatalog {
  static var dependencies: [any Waggle::ServiceCatalog.Type] {
    [
      WaggleTests::LeftServices.self,
      WaggleTests::RightServices.self,
    ]
  }

  static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.named("app").add(Swift::String.self, "makeApp (App/App.swift:1)", makeApp)
    registrar.add(
      (any WaggleTests::Basket).self, "App.PaperBasket (App/App.swift:2)", WaggleTests::PaperBasket._waggle1)
    registrar.scope(.singleton).add(
      (any WaggleTests::Screen).self, "App.MainScreen (App/App.swift:3)",
      WaggleTests::MainScreen._waggle2)
    registrar.scope(.singleton).add(
      (any WaggleTests::Settings).self, "App.SettingsStore (App/App.swift:4)",
      WaggleTests::SettingsStore._waggle3)
    registrar.add((any WaggleTests::Rows).self, "App.TableRows (App/App.swift:5)", WaggleTests::TableRows._waggle4)
    registrar.scope(.singleton).add(
      (any WaggleTests::ServiceA).self, "App.Part (App/App.swift:6)",
      waiting: WaggleTests::Part._waggle5)
    registrar.add(Swift::Int.self, "App.Part.count (App/App.swift:7)", waiting: WaggleTests::Part._waggle6)
    registrar.named("loaded").scope(.singleton).add(
      (any WaggleTests::Settings).self, "App.SettingsStore.load (App/App.swift:8)",
      waiting: WaggleTests::SettingsStore._waggle7)
    registrar.scope(.singleton).add(
      WaggleTests::Part.self, "App.Part (App/App.swift:9)", WaggleTests::Part._waggle8)
    registrar.add((any WaggleTests::ServiceB).self, "App.Part (App/App.swift:9)", WaggleTests::Part._waggle9)
    registrar.add((any WaggleTests::ServiceC).self, "App.Part (App/App.swift:9)", WaggleTests::Part._waggle10)
  }
}

private func makeApp(_ services: Waggle::ServiceInjector) throws -> String { "app" }

extension WaggleTests::PaperBasket {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any WaggleTests::Basket {
    let basket = WaggleTests::PaperBasket()
    basket.items = [try services.get(Swift::String.self), try services.getShared(Swift::String.self, "left")]
    return basket
  }
}

extension WaggleTests::MainScreen {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any WaggleTests::Screen {
    Waggle::ServiceRegistrar.share(WaggleTests::MainScreen() as any WaggleTests::Screen)
  }
}

extension WaggleTests::SettingsStore {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any WaggleTests::Settings {
    Waggle::ServiceRegistrar.share(WaggleTests::SettingsStore() as any WaggleTests::Settings)
  }

  fileprivate static func _waggle7(
    _ services: Waggle::ServiceResolver
  ) async throws -> Waggle::Made<any WaggleTests::Settings> {
    await Task.yield()
    return Waggle::Made(Waggle::ServiceRegistrar.share(WaggleTests::SettingsStore() as any WaggleTests::Settings))
  }
}

extension WaggleTests::TableRows {
  fileprivate static func _waggle4(_ services: Waggle::ServiceInjector) throws -> any WaggleTests::Rows {
    WaggleTests::TableRows()
  }
}

extension WaggleTests::Part {
  fileprivate static func _waggle5(
    _ services: Waggle::ServiceResolver
  ) async throws -> Waggle::Made<any WaggleTests::ServiceA> {
    Waggle::Made(
      Waggle::ServiceRegistrar.share(
        WaggleTests::Part(try await services.get(waitingFor: (any WaggleTests::Screen).self))
          as any WaggleTests::ServiceA))
  }

  fileprivate static func _waggle6(_ services: Waggle::ServiceResolver) async throws -> Waggle::Made<Swift::Int> {
    Waggle::Made(try await services.getAll(waitingFor: Swift::String.self).count)
  }

  fileprivate static func _waggle8(_ services: Waggle::ServiceInjector) throws -> WaggleTests::Part {
    Waggle::ServiceRegistrar.share(WaggleTests::Part())
  }

  fileprivate static func _waggle9(_ services: Waggle::ServiceInjector) throws -> any WaggleTests::ServiceB {
    try services.get(WaggleTests::Part.self)
  }

  fileprivate static func _waggle10(_ services: Waggle::ServiceInjector) throws -> any WaggleTests::ServiceC {
    try services.get(WaggleTests::Part.self)
  }
}

nonisolated enum HenServices: Waggle::ServiceCatalog {
  static var dependencies: [any Waggle::ServiceCatalog.Type] { [WaggleTests::EggServices.self] }

  static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add(Swift::String.self, "hen (Hen/Hen.swift:1)") { _ in "hen" }
  }
}

nonisolated enum EggServices: Waggle::ServiceCatalog {
  static var dependencies: [any Waggle::ServiceCatalog.Type] { [WaggleTests::HenServices.self] }

  static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add(Swift::String.self, "egg (Egg/Egg.swift:1)") { _ in "egg" }
  }
}
