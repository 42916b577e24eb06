import Testing
import Waggle

/// Adds one provider as generated code does.
private struct Provider {
  let place: StaticString
  let value: Int
  let name: String?
  let replaces: String?
  let fallback: Bool

  init(_ place: StaticString, value: Int, name: String? = nil, replaces: String? = nil, fallback: Bool = false) {
    self.place = place
    self.value = value
    self.name = name
    self.replaces = replaces
    self.fallback = fallback
  }
}

@Suite("fallback: and replaces:")
struct FallbackAndReplacesTests {
  /// Catalogs are types, so that the providers of the running test come by a task local.
  private enum Catalog: ServiceCatalog {
    @TaskLocal static var providers: [Provider] = []

    static var dependencies: [any ServiceCatalog.Type] { [] }

    static func register(in registrar: ServiceRegistrar) {
      for provider in providers {
        let value = provider.value
        var door = registrar
        if let name = provider.name { door = door.named(name) }
        if let replaced = provider.replaces { door = door.replacing(replaced) }
        if provider.fallback { door = door.asFallback }
        door.add(Int.self, provider.place) { _ in value }
      }
    }
  }

  private func registry(_ providers: Provider...) -> ServiceRegistry {
    Catalog.$providers.withValue(providers) { ServiceRegistry(Catalog.self) }
  }

  @Test("A fallback serves where nobody else does")
  func fallbackAlone() throws {
    let registry = registry(Provider("A.Default (M/F.swift:1)", value: 1, fallback: true))
    #expect(try registry.get(Int.self) == 1)
    #expect(registry.contains(Int.self))
  }

  @Test("A shared fallback is made once, and stays the same while a scope has somebody else")
  func fallbackShared() throws {
    enum Catalog: ServiceCatalog {
      static var dependencies: [any ServiceCatalog.Type] { [] }

      static func register(in registrar: ServiceRegistrar) {
        registrar.scope(.singleton).asFallback.add((any Tracker).self, "A.Default (M/F.swift:1)") { _ in
          ConsoleTracker()
        }
      }
    }
    let registry = ServiceRegistry(Catalog.self)
    let tracker = try registry.get((any Tracker).self)
    for _ in 1...3 { #expect(try registry.get((any Tracker).self) === tracker) }
    let scope = registry.makeScope()
    #expect(try scope.get((any Tracker).self) === tracker)
    scope.register((any Tracker).self) { FileTracker() }
    #expect(try scope.get((any Tracker).self) is FileTracker)
    scope.unregister((any Tracker).self)
    #expect(try registry.get((any Tracker).self) === tracker)
  }

  @Test("A fallback steps back, whichever came first")
  func fallbackStepsBack() throws {
    for providers in [
      registry(
        Provider("A.Default (M/F.swift:1)", value: 1, fallback: true), Provider("B.Real (M/F.swift:1)", value: 2)),
      registry(
        Provider("B.Real (M/F.swift:1)", value: 2), Provider("A.Default (M/F.swift:1)", value: 1, fallback: true)),
    ] {
      #expect(try providers.get(Int.self) == 2)
      #expect(try providers.getAll(Int.self) == [2])
    }
  }

  @Test("A registration by hand counts as somebody, and its end brings the fallback back")
  func fallbackAndByHand() throws {
    let registry = registry(Provider("A.Default (M/F.swift:1)", value: 1, fallback: true))
    registry.register(Int.self) { 2 }
    #expect(try registry.get(Int.self) == 2)
  }

  @Test("A fallback under one name does not step back for a provider under another")
  func fallbackAndNames() throws {
    let registry = registry(
      Provider("A.Default (M/F.swift:1)", value: 1, fallback: true),
      Provider("B.Real (M/F.swift:1)", value: 2, name: "x"))
    #expect(try registry.get(Int.self) == 1)
    #expect(try registry.getAll(Int.self) == [1, 2])
  }

  @Test("Two fallbacks are ambiguous")
  func twoFallbacks() throws {
    let registry = registry(
      Provider("A.One (M/F.swift:1)", value: 1, fallback: true),
      Provider("A.Two (M/F.swift:1)", value: 2, fallback: true))
    let error = try #require(throws: ServiceError.self) { try registry.get(Int.self) }
    #expect(error.code == .ambiguous)
    #expect(try registry.getAll(Int.self) == [1, 2])
  }

  @Test("A provider takes the place of the one it names, with the module or without, whichever came first")
  func replaces() throws {
    for name in ["Default", "A.Default"] {
      for providers in [
        registry(
          Provider("A.Default (M/F.swift:1)", value: 1), Provider("B.Real (M/F.swift:1)", value: 2, replaces: name)),
        registry(
          Provider("B.Real (M/F.swift:1)", value: 2, replaces: name), Provider("A.Default (M/F.swift:1)", value: 1)),
      ] {
        #expect(try providers.get(Int.self) == 2)
        #expect(try providers.getAll(Int.self) == [2])
      }
    }
  }

  @Test("A part of a name is another name")
  func replacesNobody() throws {
    let registry = registry(
      Provider("A.OurDefault (M/F.swift:1)", value: 1), Provider("B.Real (M/F.swift:1)", value: 2, replaces: "Default"))
    #expect(try registry.getAll(Int.self) == [1, 2])
  }

  @Test("Who replaces nobody that is there simply provides")
  func replacesAbsent() throws {
    let registry = registry(Provider("B.Real (M/F.swift:1)", value: 2, replaces: "Default"))
    #expect(try registry.get(Int.self) == 2)
  }

  @Test("A replacement may be replaced")
  func chain() throws {
    let registry = registry(
      Provider("A.Default (M/F.swift:1)", value: 1),
      Provider("B.Better (M/F.swift:1)", value: 2, replaces: "A.Default"),
      Provider("C.Best (M/F.swift:1)", value: 3, replaces: "B.Better"))
    #expect(try registry.get(Int.self) == 3)
  }

  @Test("Two that replace one another are not dropped in silence")
  func circle() throws {
    let registry = registry(
      Provider("A.One (M/F.swift:1)", value: 1, replaces: "Two"),
      Provider("B.Two (M/F.swift:1)", value: 2, replaces: "One"))
    let error = try #require(throws: ServiceError.self) { try registry.get(Int.self) }
    #expect(error.code == .ambiguous)
    #expect(try registry.getAll(Int.self) == [1, 2])
  }
}
