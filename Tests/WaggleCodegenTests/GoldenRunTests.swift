internal import AwaitsAndTries
internal import CallsFunctionsAndReadsValues
internal import ChecksAvailability
internal import CopiesImports
internal import DependsOnTheNearestCatalogs
internal import FindsMovedComments
internal import InjectsParametersByType
internal import KeepsConditions
internal import NamesNestedTypesByTheirPath
internal import PassesLazyServices
internal import ServesAModuleNamedLikeItsType
internal import SharesByScope
internal import SharesOneInstanceAmongServices
internal import SplitsManyRegistrations
import Testing
internal import TellsProvidersApart
internal import Waggle

/// The generated files of the case folders, compiled and run.
@Suite("Registration files, run")
struct GoldenRunTests {
  @Test("parameters get what their types say")
  func injection() throws {
    let registry = ServiceRegistry(InjectsParametersByTypeServices.self)
    let cart = try registry.get((any Cart).self)
    #expect(cart.summary == #"7 7 7 ["first", "second"] true ["no log"] 0 true 19 0 true"#)
    #expect(try cart.freshClock().now == 7)
  }

  @Test("a provided service takes the place of a default, and of nil")
  func defaults() throws {
    struct OneLine: Log {
      func lines() -> [String] { ["one line"] }
    }
    struct Here: Missing {}
    let registry = ServiceRegistry(InjectsParametersByTypeServices.self)
    registry.register((any Log).self) { OneLine() }
    registry.register((any Missing).self) { Here() }
    let summary = try registry.get((any Cart).self).summary
    #expect(summary == #"7 7 7 ["first", "second"] false ["one line"] 1 false 19 0 true"#)
  }

  @Test("functions are called and values are read")
  func functions() async throws {
    let registry = ServiceRegistry(CallsFunctionsAndReadsValuesServices.self)
    let wanted: [(ServiceName, String)] = [
      ("global func", "func"), ("throwing func", "throwing"), ("opaque", "opaque"), ("global let", "let"),
      ("computed", "computed"), ("static func", "static after decorated"), ("static let", "static let"),
    ]
    for (name, greeting) in wanted {
      #expect(try registry.get((any Greeter).self, named: name).greeting == greeting)
    }
    let later = try await registry.get(waitingFor: (any Greeter).self, named: "async getter")
    #expect(later.greeting == "later")
  }

  @Test("nested types are told from their namesakes")
  func nesting() throws {
    let registry = ServiceRegistry(NamesNestedTypesByTheirPathServices.self)
    let inside = try registry.get((any Outer.Inside).self)
    #expect(inside.text == "nested protocol")
    for (name, path) in [
      ("deep", "Outer.Middle.Deep"), ("in an extension", "of Outer"), ("by extension", "of Outer"),
      ("captured", "captured"),
    ] {
      #expect(try registry.get((any Part).self, named: ServiceName(name)).path == path)
    }
  }

  @Test("the services of one provider share its instance, unless it is transient")
  func sharing() async throws {
    let registry = ServiceRegistry(SharesOneInstanceAmongServicesServices.self)
    for name: ServiceName? in [nil, "made"] {
      let reader = try registry.get((any Reader).self, named: name)
      let writer = try registry.get((any Writer).self, named: name)
      #expect(reader as AnyObject === writer as AnyObject)
      #expect(reader === (try registry.get((any Reader).self, named: name)))
    }
    let one = try registry.get((any Reader).self)
    let other = try registry.get((any Reader).self, named: "made")
    #expect(one !== other)
    let fresh = try registry.get((any Reader).self, named: "transient")
    #expect(fresh !== (try registry.get((any Reader).self, named: "transient")))
    let late = try await registry.get(waitingFor: (any Late).self)
    let early = try await registry.get(waitingFor: (any Early).self)
    #expect(early as AnyObject === late as AnyObject)
  }

  @Test("an instance lives as long as its scope")
  func scopes() throws {
    let registry = ServiceRegistry(SharesByScopeServices.self)
    let cache = try registry.get((any Cache).self)
    #expect(cache as AnyObject === (try registry.get((any Cache).self)) as AnyObject)
    let scope = registry.makeScope("user")
    let session = try scope.get((any Session).self)
    #expect(session as AnyObject === (try scope.get((any Account).self)) as AnyObject)
    #expect(session as AnyObject !== (try registry.makeScope().get((any Session).self)) as AnyObject)
    let transaction = try scope.get((any Transaction).self)
    #expect(transaction.session as AnyObject === session as AnyObject)
    #expect(throws: ServiceError.self) { try registry.get((any Session).self) }
  }

  @Test("a lazy handle ends a circle of singletons, and there is one of each")
  func lazy() async throws {
    let registry = ServiceRegistry(PassesLazyServicesServices.self)
    let egg = try registry.get((any Egg).self)
    let hen = try registry.get((any Chicken).self)
    #expect(egg.child === hen)
    #expect(try hen.parent() === egg)
    let farm = try await registry.get(waitingFor: (any Farm).self)
    #expect(try await farm.chicken() === hen)
  }

  @Test("services of one name in two modules are two services")
  func namesakes() throws {
    struct Both: CopiesImports.Engine, TellsProvidersApart.Engine {
      let text: String
      var name: String { text }
    }
    let registry = ServiceRegistry(CopiesImportsServices.self)
    #expect(try registry.get((any CopiesImports.Engine).self).text == "deennested protocol")
    #expect(
      try registry.getAll((any TellsProvidersApart.Engine).self).map(\.name).sorted() == ["diesel", "electric"])
    registry.override((any CopiesImports.Engine).self) { Both(text: "one") }
    registry.override((any TellsProvidersApart.Engine).self) { Both(text: "other") }
    for _ in 1...3 {
      #expect(try registry.get((any CopiesImports.Engine).self).text == "one")
      #expect(try registry.get((any TellsProvidersApart.Engine).self).name == "other")
    }
  }

  @Test("a provider may inherit from a class whose sources nobody sees")
  func foreignSuperclass() throws {
    let registry = ServiceRegistry(CopiesImportsServices.self)
    #expect(try registry.get((any Root).self).text == "root")
  }

  @Test("names, 'replaces' and 'fallback' say which provider is meant")
  func choices() throws {
    let registry = ServiceRegistry(TellsProvidersApartServices.self)
    #expect(try registry.get((any Voice).self, named: "de").language == "de")
    #expect(try registry.get((any Voice).self, named: "en").language == "en")
    #expect(try registry.getAll((any Voice).self).map(\.language) == ["de", "en"])
    #expect(try registry.get((any TellsProvidersApart.Engine).self).name == "electric")
    #expect(try registry.get((any Fuel).self).name == "current")
    #expect(try registry.get((any Brake).self).name == "hand")
  }

  @Test("of twins in '#if' the one registers that is compiled")
  func conditions() throws {
    let registry = ServiceRegistry(KeepsConditionsServices.self)
    #if DEBUG
    #expect(try registry.get((any Mode).self).text == "debug")
    #else
    #expect(try registry.get((any Mode).self).text == "release")
    #endif
    #if os(Linux)
    #expect(try registry.get((any Mode).self, named: "platform").text == "linux")
    #endif
    #expect(try registry.get((any Mode).self, named: "initialiser").text == "always")
  }

  @Test("an error names the provider that a condition leaves out, unless another branch provides the same")
  func leftOut() throws {
    let registry = ServiceRegistry(overriding: ServiceRegistry(KeepsConditionsServices.self).makeScope("session"))
    let none = try #require(throws: ServiceError.self) {
      _ = try registry.get((any Profiler).self, file: "App/Main.swift", line: 3)
    }
    #expect(
      none.description == """
        nobody provides KeepsConditions.Profiler
          near miss: KeepsConditions.Profiler is provided by KeepsConditions.SamplingProfiler \
        (KeepsConditions/LeftOut.swift:9), which '#if PROFILING' leaves out
          asked for at: App/Main.swift:3
        ways out:
          - write '// @service' above its provider, and let the target that makes the registry depend on that module
          - register it by hand before the first 'get': registry.register((any Profiler).self) { … }
        """)
    let generic = try #require(throws: ServiceError.self) { _ = try registry.get((any Tool<Int>).self) }
    #expect(
      generic.description.contains(
        "near miss: KeepsConditions.Tool named \"sharp\" is provided by KeepsConditions.Saw "
          + "(KeepsConditions/LeftOut.swift:13), which '#if (PROFILING) && (!STRIPPED)' leaves out\n"))
    let twin = try #require(throws: ServiceError.self) { _ = try registry.get((any Mode).self, named: "other") }
    #expect(twin.description.contains("near miss") && !twin.description.contains("leaves out"))
  }

  @Test("a provider registers where its availability holds")
  func availability() throws {
    let registry = ServiceRegistry(ChecksAvailabilityServices.self)
    #if os(Linux)
    #expect(try registry.get((any Screen).self, named: "future").width == 99)
    #expect(try registry.get((any Screen).self, named: "no watch").width == 50)
    #expect(try registry.get((any Screen).self, named: "made tomorrow").width == 99)
    #expect(try registry.get((any Sized).self, named: "extension").width == 1)
    #else
    #expect(!registry.contains((any Screen).self, named: "future"))
    #endif
  }

  @Test("initialisers that throw are tried, and asynchronous ones awaited")
  func effects() async throws {
    let registry = ServiceRegistry(AwaitsAndTriesServices.self)
    #expect(try registry.get((any Job).self, named: "throws").text == "throws")
    let refusal = #expect(throws: ServiceError.self) { try registry.get((any Job).self, named: "refuses") }
    #expect(refusal?.code == .failed)
    #expect(refusal?.underlying is Refused)
    let early = #expect(throws: ServiceError.self) { try registry.get((any Job).self, named: "async") }
    #expect(early?.code == .asynchronous)
    #expect(try await registry.get(waitingFor: (any Job).self, named: "async").text == "async after 3")
    let both = try await registry.get(waitingFor: (any Job).self, named: "both")
    #expect(both.text == "both after 3 true 1")
  }

  @Test("the file of a module with many providers registers each of them, in order")
  func splitting() throws {
    let registry = ServiceRegistry(SplitsManyRegistrationsServices.self)
    #expect(try registry.getAll((any Number).self).map(\.value) == Array(0..<60))
  }

  @Test("a catalog brings the catalogs below it, each once")
  func dependencies() throws {
    let registry = makeRegistry()
    #expect(try registry.getAll((any Number).self).count == 60)
    #expect(try registry.getAll((any Voice).self).map(\.language) == ["de", "en"])
    #expect(try registry.get((any CopiesImports.Engine).self).text == "deennested protocol")
  }

  @Test("annotations are found wherever formatters put them")
  func comments() throws {
    let registry = ServiceRegistry(FindsMovedCommentsServices.self)
    for name in ["block", "doc", "after attribute", "between modifiers", "actor", "enum"] {
      #expect(try registry.get((any Note).self, named: ServiceName(name)).text == name)
    }
    #expect(try registry.get((any Note).self, named: "stars").text.hasPrefix("stars"))
    #expect(try registry.getAll((any Note).self).count == 7)
  }

  @Test("a module may contain a type of its own name")
  func namesake() throws {
    let registry = ServiceRegistry(ServesAModuleNamedLikeItsTypeServices.self)
    #expect(try registry.get((any Service).self).text == "namesake")
  }
}
