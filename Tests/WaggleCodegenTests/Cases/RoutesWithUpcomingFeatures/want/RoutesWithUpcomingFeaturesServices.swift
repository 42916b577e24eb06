// Written by WagglePlugin from the '@service' and '@route' annotations of RoutesWithUpcomingFeatures. Changes here are lost.

public import Waggle
public import WaggleRouting
internal import Foundation

/// The services that RoutesWithUpcomingFeatures provides, and those of the modules that it is built on.
nonisolated public enum RoutesWithUpcomingFeaturesServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any RoutesWithUpcomingFeatures::Author).self, "RoutesWithUpcomingFeatures.Novelist (RoutesWithUpcomingFeatures/Features.swift:14)", RoutesWithUpcomingFeatures::Novelist._waggle0)
  }
}

/// The routes that RoutesWithUpcomingFeatures answers, and those of the modules that it is built on.
nonisolated public enum RoutesWithUpcomingFeaturesRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    []
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.action("Novelist", "write").add("RoutesWithUpcomingFeatures.Novelist.write (RoutesWithUpcomingFeatures/Features.swift:18)", waiting: RoutesWithUpcomingFeatures::Novelist._waggleRoute0)
    try registrar.at("author").add("RoutesWithUpcomingFeatures.Novelist.read (RoutesWithUpcomingFeatures/Features.swift:24)", RoutesWithUpcomingFeatures::Novelist._waggleRoute1)
    try registrar.action("Novelist", "read").add("RoutesWithUpcomingFeatures.Novelist.read (RoutesWithUpcomingFeatures/Features.swift:24)", RoutesWithUpcomingFeatures::Novelist._waggleRoute1)
    try registrar.at("draft").add("RoutesWithUpcomingFeatures.draft (RoutesWithUpcomingFeatures/Features.swift:28)", waiting: _waggleRoute2)
    try registrar.at("draft/concurrent").add("RoutesWithUpcomingFeatures.elsewhere (RoutesWithUpcomingFeatures/Features.swift:31)", waiting: _waggleRoute3)
    try registrar.at("draft/main").add("RoutesWithUpcomingFeatures.onMain (RoutesWithUpcomingFeatures/Features.swift:34)", waiting: _waggleRoute4)
    try registrar.at("waits").add("RoutesWithUpcomingFeatures.waits (RoutesWithUpcomingFeatures/Features.swift:37)", waiting: _waggleRoute5)
    try registrar.at("data").add("RoutesWithUpcomingFeatures.path (RoutesWithUpcomingFeatures/Features.swift:43)", _waggleRoute6)
    try registrar.at("handler").add("RoutesWithUpcomingFeatures.Handler (RoutesWithUpcomingFeatures/Features.swift:46)", waiting: RoutesWithUpcomingFeatures::Handler._waggleRoute7)
    try registrar.at("handler/free").add("RoutesWithUpcomingFeatures.FreeHandler (RoutesWithUpcomingFeatures/Features.swift:51)", waiting: RoutesWithUpcomingFeatures::FreeHandler._waggleRoute8)
  }
}

extension RoutesWithUpcomingFeatures::Novelist {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any RoutesWithUpcomingFeatures::Author {
    RoutesWithUpcomingFeatures::Novelist()  // RoutesWithUpcomingFeatures.Novelist, RoutesWithUpcomingFeatures/Features.swift:14
  }
}

extension RoutesWithUpcomingFeatures::Novelist {
  fileprivate static func _waggleRoute0(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(request.services.get((any RoutesWithUpcomingFeatures::Author).self).write(line: request.argument("line", as: String.self)))  // RoutesWithUpcomingFeatures.Novelist.write, RoutesWithUpcomingFeatures/Features.swift:18
  }
}

extension RoutesWithUpcomingFeatures::Novelist {
  fileprivate static func _waggleRoute1(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any RoutesWithUpcomingFeatures::Author).self).read()  // RoutesWithUpcomingFeatures.Novelist.read, RoutesWithUpcomingFeatures/Features.swift:24
  }
}

fileprivate func _waggleRoute2(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  await WaggleRouting::RouteAnswer(RoutesWithUpcomingFeatures::draft())  // RoutesWithUpcomingFeatures.draft, RoutesWithUpcomingFeatures/Features.swift:28
}

fileprivate func _waggleRoute3(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  await WaggleRouting::RouteAnswer(RoutesWithUpcomingFeatures::elsewhere())  // RoutesWithUpcomingFeatures.elsewhere, RoutesWithUpcomingFeatures/Features.swift:31
}

@MainActor fileprivate func _waggleRoute4(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  switch request.containsArgument("done") {
  case true: return try await WaggleRouting::RouteAnswer(RoutesWithUpcomingFeatures::onMain(done: request.argument("done", as: (@MainActor () -> Void).self)))  // RoutesWithUpcomingFeatures.onMain, RoutesWithUpcomingFeatures/Features.swift:34
  case false: return await WaggleRouting::RouteAnswer(RoutesWithUpcomingFeatures::onMain())  // RoutesWithUpcomingFeatures.onMain, RoutesWithUpcomingFeatures/Features.swift:34
  }
}

@MainActor fileprivate func _waggleRoute5(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  try await WaggleRouting::RouteAnswer(RoutesWithUpcomingFeatures::waits(request.services.get(waitingFor: (any RoutesWithUpcomingFeatures::Author).self), before: request.argument("before", as: ((@Sendable () async -> Void)?).self)))  // RoutesWithUpcomingFeatures.waits, RoutesWithUpcomingFeatures/Features.swift:37
}

fileprivate func _waggleRoute6(_ request: WaggleRouting::RouteRequest) throws -> Bool {
  try RoutesWithUpcomingFeatures::path(data: request.argument("data", as: (Data?).self))  // RoutesWithUpcomingFeatures.path, RoutesWithUpcomingFeatures/Features.swift:43
}

extension RoutesWithUpcomingFeatures::Handler {
  fileprivate static func _waggleRoute7(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(RoutesWithUpcomingFeatures::Handler.handle(request))  // RoutesWithUpcomingFeatures.Handler, RoutesWithUpcomingFeatures/Features.swift:46
  }
}

extension RoutesWithUpcomingFeatures::FreeHandler {
  fileprivate static func _waggleRoute8(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    await WaggleRouting::RouteAnswer(RoutesWithUpcomingFeatures::FreeHandler.handle(request))  // RoutesWithUpcomingFeatures.FreeHandler, RoutesWithUpcomingFeatures/Features.swift:51
  }
}
