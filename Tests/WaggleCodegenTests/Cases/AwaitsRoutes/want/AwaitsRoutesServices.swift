// Written by WagglePlugin from the '@service' and '@route' annotations of AwaitsRoutes. Changes here are lost.

public import Waggle
public import WaggleRouting
import AnswersRoutes

/// The services that AwaitsRoutes provides, and those of the modules that it is built on.
nonisolated public enum AwaitsRoutesServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    [
      AnswersRoutes::AnswersRoutesServices.self,  // does not compile? AnswersRoutes has '@service' annotations but lacks WagglePlugin in its target's plugins
    ]
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any AwaitsRoutes::Loader).self, "AwaitsRoutes.QuickLoader (AwaitsRoutes/Providers.swift:32)", AwaitsRoutes::QuickLoader._waggle0)
    registrar.add((any AwaitsRoutes::Store).self, "AwaitsRoutes.MemoryStore (AwaitsRoutes/Providers.swift:44)", AwaitsRoutes::MemoryStore._waggle1)
    registrar.add((any AwaitsRoutes::Keeper).self, "AwaitsRoutes.Shelf (AwaitsRoutes/Providers.swift:52)", AwaitsRoutes::Shelf._waggle2)
    registrar.add(AwaitsRoutes::Ledger.self, "AwaitsRoutes.Ledger (AwaitsRoutes/Providers.swift:63)", AwaitsRoutes::Ledger._waggle3)
    registrar.add((any AwaitsRoutes::Slow).self, "AwaitsRoutes.SlowProvider (AwaitsRoutes/Providers.swift:77)", waiting: AwaitsRoutes::SlowProvider._waggle4)
    registrar.named("elsewhere").add((any AnswersRoutes::Extra).self, "AwaitsRoutes.Elsewhere (AwaitsRoutes/Providers.swift:86)", AwaitsRoutes::Elsewhere._waggle5)
  }
}

/// The routes that AwaitsRoutes answers, and those of the modules that it is built on.
nonisolated public enum AwaitsRoutesRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    [
      AnswersRoutes::AnswersRoutesRoutes.self,  // does not compile? AnswersRoutes has '@route' annotations but lacks WagglePlugin in its target's plugins
    ]
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.at("async").add("AwaitsRoutes.plain (AwaitsRoutes/Functions.swift:6)", waiting: _waggleRoute0)
    try registrar.at("throws").add("AwaitsRoutes.throwing (AwaitsRoutes/Functions.swift:9)", _waggleRoute1)
    try registrar.at("typed").add("AwaitsRoutes.typed (AwaitsRoutes/Functions.swift:12)", _waggleRoute2)
    try registrar.at("both/:id").add("AwaitsRoutes.both (AwaitsRoutes/Functions.swift:15)", waiting: _waggleRoute3)
    try registrar.at("static").add("AwaitsRoutes.Tools.make (AwaitsRoutes/Functions.swift:19)", waiting: AwaitsRoutes::Tools._waggleRoute4)
    try registrar.action("QuickLoader", "load").add("AwaitsRoutes.QuickLoader.load (AwaitsRoutes/Providers.swift:34)", waiting: AwaitsRoutes::QuickLoader._waggleRoute5)
    try registrar.at("peek").add("AwaitsRoutes.QuickLoader.peek (AwaitsRoutes/Providers.swift:37)", waiting: AwaitsRoutes::QuickLoader._waggleRoute6)
    try registrar.action("QuickLoader", "peek").add("AwaitsRoutes.QuickLoader.peek (AwaitsRoutes/Providers.swift:37)", waiting: AwaitsRoutes::QuickLoader._waggleRoute6)
    try registrar.action("QuickLoader", "quick").add("AwaitsRoutes.QuickLoader.quick (AwaitsRoutes/Providers.swift:40)", AwaitsRoutes::QuickLoader._waggleRoute7)
    try registrar.action("MemoryStore", "count").add("AwaitsRoutes.MemoryStore.count (AwaitsRoutes/Providers.swift:48)", waiting: AwaitsRoutes::MemoryStore._waggleRoute8)
    try registrar.action("Shelf", "keep").add("AwaitsRoutes.Shelf.keep (AwaitsRoutes/Providers.swift:56)", waiting: AwaitsRoutes::Shelf._waggleRoute9)
    try registrar.action("Ledger", "add").add("AwaitsRoutes.Ledger.add (AwaitsRoutes/Providers.swift:67)", waiting: AwaitsRoutes::Ledger._waggleRoute10)
    try registrar.action("Ledger", "title").add("AwaitsRoutes.Ledger.title (AwaitsRoutes/Providers.swift:73)", AwaitsRoutes::Ledger._waggleRoute11)
    try registrar.action("Slow", "ready").add("AwaitsRoutes.SlowProvider.ready (AwaitsRoutes/Providers.swift:81)", waiting: AwaitsRoutes::SlowProvider._waggleRoute12)
    try registrar.action("Elsewhere", "extra").add("AwaitsRoutes.Elsewhere.extra (AwaitsRoutes/Providers.swift:88)", AwaitsRoutes::Elsewhere._waggleRoute13)
    try registrar.action("Elsewhere", "inherited").add("AwaitsRoutes.Elsewhere.inherited (AwaitsRoutes/Providers.swift:91)", AwaitsRoutes::Elsewhere._waggleRoute14)
    try registrar.at("services/async").add("AwaitsRoutes.services (AwaitsRoutes/Providers.swift:95)", waiting: _waggleRoute15)
  }
}

extension AwaitsRoutes::QuickLoader {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any AwaitsRoutes::Loader {
    AwaitsRoutes::QuickLoader()  // AwaitsRoutes.QuickLoader, AwaitsRoutes/Providers.swift:32
  }
}

extension AwaitsRoutes::MemoryStore {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any AwaitsRoutes::Store {
    AwaitsRoutes::MemoryStore()  // AwaitsRoutes.MemoryStore, AwaitsRoutes/Providers.swift:44
  }
}

extension AwaitsRoutes::Shelf {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any AwaitsRoutes::Keeper {
    AwaitsRoutes::Shelf()  // AwaitsRoutes.Shelf, AwaitsRoutes/Providers.swift:52
  }
}

extension AwaitsRoutes::Ledger {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> AwaitsRoutes::Ledger {
    AwaitsRoutes::Ledger()  // AwaitsRoutes.Ledger, AwaitsRoutes/Providers.swift:63
  }
}

extension AwaitsRoutes::SlowProvider {
  fileprivate static func _waggle4(_ services: Waggle::ServiceResolver) async throws -> Waggle::Made<any AwaitsRoutes::Slow> {
    await Waggle::Made(AwaitsRoutes::SlowProvider() as any AwaitsRoutes::Slow)  // AwaitsRoutes.SlowProvider, AwaitsRoutes/Providers.swift:77
  }
}

extension AwaitsRoutes::Elsewhere {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any AnswersRoutes::Extra {
    AwaitsRoutes::Elsewhere()  // AwaitsRoutes.Elsewhere, AwaitsRoutes/Providers.swift:86
  }
}

fileprivate func _waggleRoute0(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  await WaggleRouting::RouteAnswer(AwaitsRoutes::plain())  // AwaitsRoutes.plain, AwaitsRoutes/Functions.swift:6
}

fileprivate func _waggleRoute1(_ request: WaggleRouting::RouteRequest) throws -> String {
  try AwaitsRoutes::throwing(fail: request.argument("fail", as: Bool.self))  // AwaitsRoutes.throwing, AwaitsRoutes/Functions.swift:9
}

fileprivate func _waggleRoute2(_ request: WaggleRouting::RouteRequest) throws -> String {
  switch request.containsArgument("fail") {
  case true: return try AwaitsRoutes::typed(fail: request.argument("fail", as: Bool.self))  // AwaitsRoutes.typed, AwaitsRoutes/Functions.swift:12
  case false: return try AwaitsRoutes::typed()  // AwaitsRoutes.typed, AwaitsRoutes/Functions.swift:12
  }
}

fileprivate func _waggleRoute3(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  switch request.containsArgument("page") {
  case true: return try await WaggleRouting::RouteAnswer(AwaitsRoutes::both(id: request.argument("id", as: Int.self), page: request.argument("page", as: Int.self)))  // AwaitsRoutes.both, AwaitsRoutes/Functions.swift:15
  case false: return try await WaggleRouting::RouteAnswer(AwaitsRoutes::both(id: request.argument("id", as: Int.self)))  // AwaitsRoutes.both, AwaitsRoutes/Functions.swift:15
  }
}

extension AwaitsRoutes::Tools {
  fileprivate static func _waggleRoute4(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    await WaggleRouting::RouteAnswer(AwaitsRoutes::Tools.make(request: request))  // AwaitsRoutes.Tools.make, AwaitsRoutes/Functions.swift:19
  }
}

extension AwaitsRoutes::QuickLoader {
  fileprivate static func _waggleRoute5(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(request.services.get((any AwaitsRoutes::Loader).self).load(name: request.argument("name", as: String.self)))  // AwaitsRoutes.QuickLoader.load, AwaitsRoutes/Providers.swift:34
  }
}

extension AwaitsRoutes::QuickLoader {
  fileprivate static func _waggleRoute6(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(request.services.get((any AwaitsRoutes::Loader).self).peek())  // AwaitsRoutes.QuickLoader.peek, AwaitsRoutes/Providers.swift:37
  }
}

extension AwaitsRoutes::QuickLoader {
  fileprivate static func _waggleRoute7(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AwaitsRoutes::Loader).self).quick()  // AwaitsRoutes.QuickLoader.quick, AwaitsRoutes/Providers.swift:40
  }
}

extension AwaitsRoutes::MemoryStore {
  fileprivate static func _waggleRoute8(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(request.services.get((any AwaitsRoutes::Store).self).count())  // AwaitsRoutes.MemoryStore.count, AwaitsRoutes/Providers.swift:48
  }
}

extension AwaitsRoutes::Shelf {
  fileprivate static func _waggleRoute9(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(request.services.get((any AwaitsRoutes::Keeper).self).keep(text: request.argument("text", as: String.self)))  // AwaitsRoutes.Shelf.keep, AwaitsRoutes/Providers.swift:56
  }
}

extension AwaitsRoutes::Ledger {
  fileprivate static func _waggleRoute10(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(request.services.get(AwaitsRoutes::Ledger.self).add(amount: request.argument("amount", as: Int.self)))  // AwaitsRoutes.Ledger.add, AwaitsRoutes/Providers.swift:67
  }
}

extension AwaitsRoutes::Ledger {
  fileprivate static func _waggleRoute11(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get(AwaitsRoutes::Ledger.self).title()  // AwaitsRoutes.Ledger.title, AwaitsRoutes/Providers.swift:73
  }
}

extension AwaitsRoutes::SlowProvider {
  fileprivate static func _waggleRoute12(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(request.services.get(waitingFor: (any AwaitsRoutes::Slow).self).ready())  // AwaitsRoutes.SlowProvider.ready, AwaitsRoutes/Providers.swift:81
  }
}

extension AwaitsRoutes::Elsewhere {
  fileprivate static func _waggleRoute13(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::Extra).self, named: "elsewhere").extra()  // AwaitsRoutes.Elsewhere.extra, AwaitsRoutes/Providers.swift:88
  }
}

extension AwaitsRoutes::Elsewhere {
  fileprivate static func _waggleRoute14(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::Extra).self, named: "elsewhere").inherited(times: request.argument("times", as: Int.self))  // AwaitsRoutes.Elsewhere.inherited, AwaitsRoutes/Providers.swift:91
  }
}

fileprivate func _waggleRoute15(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  try await WaggleRouting::RouteAnswer(AwaitsRoutes::services(loader: request.services.get(waitingFor: (any AwaitsRoutes::Loader).self), slow: request.services.get(waitingFor: (any AwaitsRoutes::Slow).self)))  // AwaitsRoutes.services, AwaitsRoutes/Providers.swift:95
}
