// Written by WagglePlugin from the '@service' and '@route' annotations of RoutesDependOnCatalogs. Changes here are lost.

public import Waggle
public import WaggleRouting
@preconcurrency internal import struct Foundation.URL
internal import AnswersRoutes
internal import AwaitsRoutes
internal import SplitsManyRoutes

/// The services that RoutesDependOnCatalogs provides, and those of the modules that it is built on.
nonisolated public enum RoutesDependOnCatalogsServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    [
      AwaitsRoutes::AwaitsRoutesServices.self,  // does not compile? AwaitsRoutes has '@service' annotations but lacks WagglePlugin in its target's plugins
    ]
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any AwaitsRoutes::Far).self, "RoutesDependOnCatalogs.FarExtra (RoutesDependOnCatalogs/Imports.swift:7)", RoutesDependOnCatalogs::FarExtra._waggle0)
  }
}

/// The routes that RoutesDependOnCatalogs answers, and those of the modules that it is built on.
nonisolated public enum RoutesDependOnCatalogsRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    [
      AwaitsRoutes::AwaitsRoutesRoutes.self,  // does not compile? AwaitsRoutes has '@route' annotations but lacks WagglePlugin in its target's plugins
      SplitsManyRoutes::SplitsManyRoutesRoutes.self,  // does not compile? SplitsManyRoutes has '@route' annotations but lacks WagglePlugin in its target's plugins
    ]
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.action("FarExtra", "far").add("RoutesDependOnCatalogs.FarExtra.inherited (RoutesDependOnCatalogs/Imports.swift:11)", RoutesDependOnCatalogs::FarExtra._waggleRoute0)
    try registrar.at("link").add("RoutesDependOnCatalogs.link (RoutesDependOnCatalogs/Imports.swift:15)", _waggleRoute1)
    try registrar.at("told").add("RoutesDependOnCatalogs.Other.tell (RoutesDependOnCatalogs/Other.swift:7)", RoutesDependOnCatalogs::Other._waggleRoute2)
    try registrar.at("loads").add("RoutesDependOnCatalogs.Other.load (RoutesDependOnCatalogs/Other.swift:10)", waiting: RoutesDependOnCatalogs::Other._waggleRoute3)
  }
}

extension RoutesDependOnCatalogs::FarExtra {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any AwaitsRoutes::Far {
    RoutesDependOnCatalogs::FarExtra()  // RoutesDependOnCatalogs.FarExtra, RoutesDependOnCatalogs/Imports.swift:7
  }
}

extension RoutesDependOnCatalogs::FarExtra {
  fileprivate static func _waggleRoute0(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AwaitsRoutes::Far).self).inherited(times: request.argument("times", as: Int.self))  // RoutesDependOnCatalogs.FarExtra.inherited, RoutesDependOnCatalogs/Imports.swift:11
  }
}

fileprivate func _waggleRoute1(_ request: WaggleRouting::RouteRequest) throws -> URL? {
  try RoutesDependOnCatalogs::link(to: request.argument("to", as: (URL?).self))  // RoutesDependOnCatalogs.link, RoutesDependOnCatalogs/Imports.swift:15
}

extension RoutesDependOnCatalogs::Other {
  fileprivate static func _waggleRoute2(_ request: WaggleRouting::RouteRequest) throws -> Bool {
    try RoutesDependOnCatalogs::Other.tell(told: request.argument("told", as: (AwaitsRoutes::Told?).self), counted: request.argument("counted", as: ((@Sendable (Int) -> Void)?).self))  // RoutesDependOnCatalogs.Other.tell, RoutesDependOnCatalogs/Other.swift:7
  }
}

extension RoutesDependOnCatalogs::Other {
  fileprivate static func _waggleRoute3(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(RoutesDependOnCatalogs::Other.load(request.services.get(waitingFor: (any AwaitsRoutes::Loader).self)))  // RoutesDependOnCatalogs.Other.load, RoutesDependOnCatalogs/Other.swift:10
  }
}
