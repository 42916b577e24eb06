// Written by WagglePlugin from the '@service' and '@route' annotations of RoutesToHandlerTypes. Changes here are lost.

public import Waggle
public import WaggleRouting

/// The services that RoutesToHandlerTypes provides, and those of the modules that it is built on.
nonisolated public enum RoutesToHandlerTypesServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
  }
}

/// The routes that RoutesToHandlerTypes answers, and those of the modules that it is built on.
nonisolated public enum RoutesToHandlerTypesRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    []
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.publicly(at: "video/playbackInfo").add("RoutesToHandlerTypes.PlaybackInfo (RoutesToHandlerTypes/Handlers.swift:4)", waiting: RoutesToHandlerTypes::PlaybackInfo._waggleRoute0)
    try registrar.at("audio").add("RoutesToHandlerTypes.Audio (RoutesToHandlerTypes/Handlers.swift:9)", RoutesToHandlerTypes::Audio._waggleRoute1)
    try registrar.key("audio").add("RoutesToHandlerTypes.Audio (RoutesToHandlerTypes/Handlers.swift:9)", RoutesToHandlerTypes::Audio._waggleRoute1)
    try registrar.action("Actions", "Actions").add("RoutesToHandlerTypes.Actions (RoutesToHandlerTypes/Handlers.swift:14)", RoutesToHandlerTypes::Actions._waggleRoute2)
    try registrar.at("deep").add("RoutesToHandlerTypes.Actions.Deep.Inner (RoutesToHandlerTypes/Handlers.swift:17)", RoutesToHandlerTypes::Actions.Deep.Inner._waggleRoute3)
    try registrar.at("extended").add("RoutesToHandlerTypes.Extended (RoutesToHandlerTypes/Handlers.swift:28)", RoutesToHandlerTypes::Extended._waggleRoute4)
    try registrar.at("elsewhere").add("RoutesToHandlerTypes.Elsewhere (RoutesToHandlerTypes/Handlers.swift:36)", waiting: RoutesToHandlerTypes::Elsewhere._waggleRoute5)
    try registrar.at("child").add("RoutesToHandlerTypes.Child (RoutesToHandlerTypes/Handlers.swift:47)", RoutesToHandlerTypes::Child._waggleRoute6)
    try registrar.at("fixed").add("RoutesToHandlerTypes.One (RoutesToHandlerTypes/Handlers.swift:58)", waiting: RoutesToHandlerTypes::One._waggleRoute7)
    try registrar.at("passes").add("RoutesToHandlerTypes.Passing (RoutesToHandlerTypes/Handlers.swift:63)", RoutesToHandlerTypes::Passing._waggleRoute8)
  }
}

extension RoutesToHandlerTypes::PlaybackInfo {
  fileprivate static func _waggleRoute0(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(RoutesToHandlerTypes::PlaybackInfo.handle(request))  // RoutesToHandlerTypes.PlaybackInfo, RoutesToHandlerTypes/Handlers.swift:4
  }
}

extension RoutesToHandlerTypes::Audio {
  fileprivate static func _waggleRoute1(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesToHandlerTypes::Audio.handle(request)  // RoutesToHandlerTypes.Audio, RoutesToHandlerTypes/Handlers.swift:9
  }
}

extension RoutesToHandlerTypes::Actions {
  fileprivate static func _waggleRoute2(_ request: WaggleRouting::RouteRequest) throws -> [String] {
    RoutesToHandlerTypes::Actions.handle(request)  // RoutesToHandlerTypes.Actions, RoutesToHandlerTypes/Handlers.swift:14
  }
}

extension RoutesToHandlerTypes::Actions.Deep.Inner {
  fileprivate static func _waggleRoute3(_ request: WaggleRouting::RouteRequest) throws -> Int? {
    try RoutesToHandlerTypes::Actions.Deep.Inner.handle(request)  // RoutesToHandlerTypes.Actions.Deep.Inner, RoutesToHandlerTypes/Handlers.swift:17
  }
}

extension RoutesToHandlerTypes::Extended {
  fileprivate static func _waggleRoute4(_ request: WaggleRouting::RouteRequest) throws -> Int {
    try RoutesToHandlerTypes::Extended.handle(request)  // RoutesToHandlerTypes.Extended, RoutesToHandlerTypes/Handlers.swift:28
  }
}

extension RoutesToHandlerTypes::Elsewhere {
  fileprivate static func _waggleRoute5(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    await WaggleRouting::RouteAnswer(RoutesToHandlerTypes::Elsewhere.handle(request))  // RoutesToHandlerTypes.Elsewhere, RoutesToHandlerTypes/Handlers.swift:36
  }
}

extension RoutesToHandlerTypes::Child {
  fileprivate static func _waggleRoute6(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesToHandlerTypes::Child.handle(request)  // RoutesToHandlerTypes.Child, RoutesToHandlerTypes/Handlers.swift:47
  }
}

extension RoutesToHandlerTypes::One {
  fileprivate static func _waggleRoute7(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(RoutesToHandlerTypes::One.handle(request))  // RoutesToHandlerTypes.One, RoutesToHandlerTypes/Handlers.swift:58
  }
}

extension RoutesToHandlerTypes::Passing {
  fileprivate static func _waggleRoute8(_ request: WaggleRouting::RouteRequest) throws -> Never {
    try RoutesToHandlerTypes::Passing.handle(request)  // RoutesToHandlerTypes.Passing, RoutesToHandlerTypes/Handlers.swift:63
  }
}
