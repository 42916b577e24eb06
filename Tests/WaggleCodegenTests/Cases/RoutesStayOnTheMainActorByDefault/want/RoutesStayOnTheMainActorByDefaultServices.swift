// Written by WagglePlugin from the '@service' and '@route' annotations of RoutesStayOnTheMainActorByDefault. Changes here are lost.

public import Waggle
public import WaggleRouting

/// The services that RoutesStayOnTheMainActorByDefault provides, and those of the modules that it is built on.
nonisolated public enum RoutesStayOnTheMainActorByDefaultServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any RoutesStayOnTheMainActorByDefault::Panel).self, "RoutesStayOnTheMainActorByDefault.DefaultPanel (RoutesStayOnTheMainActorByDefault/Default.swift:51)", RoutesStayOnTheMainActorByDefault::DefaultPanel._waggle0)
    registrar.add((any RoutesStayOnTheMainActorByDefault::Place).self, "RoutesStayOnTheMainActorByDefault.FreePlace (RoutesStayOnTheMainActorByDefault/Default.swift:57)", RoutesStayOnTheMainActorByDefault::FreePlace._waggle1)
    registrar.named("free").add((any RoutesStayOnTheMainActorByDefault::Panel).self, "RoutesStayOnTheMainActorByDefault.FreePanel (RoutesStayOnTheMainActorByDefault/Default.swift:63)", RoutesStayOnTheMainActorByDefault::FreePanel._waggle2)
    registrar.named("place").add((any RoutesStayOnTheMainActorByDefault::Panel).self, "RoutesStayOnTheMainActorByDefault.DefaultPlace (RoutesStayOnTheMainActorByDefault/Default.swift:71)", RoutesStayOnTheMainActorByDefault::DefaultPlace._waggle3)
  }
}

/// The routes that RoutesStayOnTheMainActorByDefault answers, and those of the modules that it is built on.
nonisolated public enum RoutesStayOnTheMainActorByDefaultRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    []
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.at("card").add("RoutesStayOnTheMainActorByDefault.card (RoutesStayOnTheMainActorByDefault/Default.swift:13)", _waggleRoute0)
    try registrar.at("free").add("RoutesStayOnTheMainActorByDefault.free (RoutesStayOnTheMainActorByDefault/Default.swift:16)", _waggleRoute1)
    try registrar.at("async").add("RoutesStayOnTheMainActorByDefault.later (RoutesStayOnTheMainActorByDefault/Default.swift:19)", waiting: _waggleRoute2)
    try registrar.at("free/async").add("RoutesStayOnTheMainActorByDefault.freeLater (RoutesStayOnTheMainActorByDefault/Default.swift:22)", waiting: _waggleRoute3)
    try registrar.at("concurrent").add("RoutesStayOnTheMainActorByDefault.concurrent (RoutesStayOnTheMainActorByDefault/Default.swift:25)", waiting: _waggleRoute4)
    try registrar.at("cards/:text").add("RoutesStayOnTheMainActorByDefault.Cards.open (RoutesStayOnTheMainActorByDefault/Default.swift:29)", RoutesStayOnTheMainActorByDefault::Cards._waggleRoute5)
    try registrar.at("cards/free").add("RoutesStayOnTheMainActorByDefault.Cards.free (RoutesStayOnTheMainActorByDefault/Default.swift:32)", RoutesStayOnTheMainActorByDefault::Cards._waggleRoute6)
    try registrar.at("places").add("RoutesStayOnTheMainActorByDefault.Places.open (RoutesStayOnTheMainActorByDefault/Default.swift:37)", RoutesStayOnTheMainActorByDefault::Places._waggleRoute7)
    try registrar.at("places/extension").add("RoutesStayOnTheMainActorByDefault.Places.more (RoutesStayOnTheMainActorByDefault/Default.swift:42)", RoutesStayOnTheMainActorByDefault::Places._waggleRoute8)
    try registrar.at("cards/freed").add("RoutesStayOnTheMainActorByDefault.Cards.freed (RoutesStayOnTheMainActorByDefault/Default.swift:47)", RoutesStayOnTheMainActorByDefault::Cards._waggleRoute9)
    try registrar.action("DefaultPanel", "open").add("RoutesStayOnTheMainActorByDefault.DefaultPanel.open (RoutesStayOnTheMainActorByDefault/Default.swift:53)", RoutesStayOnTheMainActorByDefault::DefaultPanel._waggleRoute10)
    try registrar.action("FreePlace", "go").add("RoutesStayOnTheMainActorByDefault.FreePlace.go (RoutesStayOnTheMainActorByDefault/Default.swift:59)", RoutesStayOnTheMainActorByDefault::FreePlace._waggleRoute11)
    try registrar.action("FreePanel", "open").add("RoutesStayOnTheMainActorByDefault.FreePanel.open (RoutesStayOnTheMainActorByDefault/Default.swift:65)", RoutesStayOnTheMainActorByDefault::FreePanel._waggleRoute12)
    try registrar.action("DefaultPlace", "open").add("RoutesStayOnTheMainActorByDefault.DefaultPlace.open (RoutesStayOnTheMainActorByDefault/Default.swift:73)", RoutesStayOnTheMainActorByDefault::DefaultPlace._waggleRoute13)
    try registrar.at("handler").add("RoutesStayOnTheMainActorByDefault.Handler (RoutesStayOnTheMainActorByDefault/Default.swift:77)", RoutesStayOnTheMainActorByDefault::Handler._waggleRoute14)
    try registrar.at("handler/free").add("RoutesStayOnTheMainActorByDefault.FreeHandler (RoutesStayOnTheMainActorByDefault/Default.swift:82)", waiting: RoutesStayOnTheMainActorByDefault::FreeHandler._waggleRoute15)
    try registrar.at("handler/extension").add("RoutesStayOnTheMainActorByDefault.ExtendedHandler (RoutesStayOnTheMainActorByDefault/Default.swift:89)", RoutesStayOnTheMainActorByDefault::ExtendedHandler._waggleRoute16)
    try registrar.at("handler/freed").add("RoutesStayOnTheMainActorByDefault.FreedHandler (RoutesStayOnTheMainActorByDefault/Default.swift:96)", RoutesStayOnTheMainActorByDefault::FreedHandler._waggleRoute17)
    try registrar.at("handler/method").add("RoutesStayOnTheMainActorByDefault.MethodHandler (RoutesStayOnTheMainActorByDefault/Default.swift:101)", RoutesStayOnTheMainActorByDefault::MethodHandler._waggleRoute18)
  }
}

extension RoutesStayOnTheMainActorByDefault::DefaultPanel {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any RoutesStayOnTheMainActorByDefault::Panel {
    RoutesStayOnTheMainActorByDefault::DefaultPanel()  // RoutesStayOnTheMainActorByDefault.DefaultPanel, RoutesStayOnTheMainActorByDefault/Default.swift:51
  }
}

extension RoutesStayOnTheMainActorByDefault::FreePlace {
  nonisolated fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any RoutesStayOnTheMainActorByDefault::Place {
    RoutesStayOnTheMainActorByDefault::FreePlace()  // RoutesStayOnTheMainActorByDefault.FreePlace, RoutesStayOnTheMainActorByDefault/Default.swift:57
  }
}

extension RoutesStayOnTheMainActorByDefault::FreePanel {
  nonisolated fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any RoutesStayOnTheMainActorByDefault::Panel {
    RoutesStayOnTheMainActorByDefault::FreePanel()  // RoutesStayOnTheMainActorByDefault.FreePanel, RoutesStayOnTheMainActorByDefault/Default.swift:63
  }
}

extension RoutesStayOnTheMainActorByDefault::DefaultPlace {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any RoutesStayOnTheMainActorByDefault::Panel {
    RoutesStayOnTheMainActorByDefault::DefaultPlace()  // RoutesStayOnTheMainActorByDefault.DefaultPlace, RoutesStayOnTheMainActorByDefault/Default.swift:71
  }
}

fileprivate func _waggleRoute0(_ request: WaggleRouting::RouteRequest) throws -> RoutesStayOnTheMainActorByDefault::Card {
  switch request.containsArgument("text") {
  case true: return try RoutesStayOnTheMainActorByDefault::card(text: request.argument("text", as: String.self))  // RoutesStayOnTheMainActorByDefault.card, RoutesStayOnTheMainActorByDefault/Default.swift:13
  case false: return RoutesStayOnTheMainActorByDefault::card()  // RoutesStayOnTheMainActorByDefault.card, RoutesStayOnTheMainActorByDefault/Default.swift:13
  }
}

nonisolated fileprivate func _waggleRoute1(_ request: WaggleRouting::RouteRequest) throws -> String {
  RoutesStayOnTheMainActorByDefault::free()  // RoutesStayOnTheMainActorByDefault.free, RoutesStayOnTheMainActorByDefault/Default.swift:16
}

fileprivate func _waggleRoute2(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  await WaggleRouting::RouteAnswer(RoutesStayOnTheMainActorByDefault::later())  // RoutesStayOnTheMainActorByDefault.later, RoutesStayOnTheMainActorByDefault/Default.swift:19
}

nonisolated fileprivate func _waggleRoute3(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  await WaggleRouting::RouteAnswer(RoutesStayOnTheMainActorByDefault::freeLater())  // RoutesStayOnTheMainActorByDefault.freeLater, RoutesStayOnTheMainActorByDefault/Default.swift:22
}

nonisolated fileprivate func _waggleRoute4(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  await WaggleRouting::RouteAnswer(RoutesStayOnTheMainActorByDefault::concurrent())  // RoutesStayOnTheMainActorByDefault.concurrent, RoutesStayOnTheMainActorByDefault/Default.swift:25
}

extension RoutesStayOnTheMainActorByDefault::Cards {
  fileprivate static func _waggleRoute5(_ request: WaggleRouting::RouteRequest) throws -> RoutesStayOnTheMainActorByDefault::Card {
    try RoutesStayOnTheMainActorByDefault::Cards.open(text: request.argument("text", as: String.self))  // RoutesStayOnTheMainActorByDefault.Cards.open, RoutesStayOnTheMainActorByDefault/Default.swift:29
  }
}

extension RoutesStayOnTheMainActorByDefault::Cards {
  nonisolated fileprivate static func _waggleRoute6(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesStayOnTheMainActorByDefault::Cards.free()  // RoutesStayOnTheMainActorByDefault.Cards.free, RoutesStayOnTheMainActorByDefault/Default.swift:32
  }
}

extension RoutesStayOnTheMainActorByDefault::Places {
  nonisolated fileprivate static func _waggleRoute7(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesStayOnTheMainActorByDefault::Places.open()  // RoutesStayOnTheMainActorByDefault.Places.open, RoutesStayOnTheMainActorByDefault/Default.swift:37
  }
}

extension RoutesStayOnTheMainActorByDefault::Places {
  fileprivate static func _waggleRoute8(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesStayOnTheMainActorByDefault::Places.more()  // RoutesStayOnTheMainActorByDefault.Places.more, RoutesStayOnTheMainActorByDefault/Default.swift:42
  }
}

extension RoutesStayOnTheMainActorByDefault::Cards {
  nonisolated fileprivate static func _waggleRoute9(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesStayOnTheMainActorByDefault::Cards.freed()  // RoutesStayOnTheMainActorByDefault.Cards.freed, RoutesStayOnTheMainActorByDefault/Default.swift:47
  }
}

extension RoutesStayOnTheMainActorByDefault::DefaultPanel {
  fileprivate static func _waggleRoute10(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any RoutesStayOnTheMainActorByDefault::Panel).self).open(name: request.argument("name", as: String.self))  // RoutesStayOnTheMainActorByDefault.DefaultPanel.open, RoutesStayOnTheMainActorByDefault/Default.swift:53
  }
}

extension RoutesStayOnTheMainActorByDefault::FreePlace {
  nonisolated fileprivate static func _waggleRoute11(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any RoutesStayOnTheMainActorByDefault::Place).self).go(to: request.argument("to", as: String.self))  // RoutesStayOnTheMainActorByDefault.FreePlace.go, RoutesStayOnTheMainActorByDefault/Default.swift:59
  }
}

extension RoutesStayOnTheMainActorByDefault::FreePanel {
  fileprivate static func _waggleRoute12(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any RoutesStayOnTheMainActorByDefault::Panel).self, named: "free").open(name: request.argument("name", as: String.self))  // RoutesStayOnTheMainActorByDefault.FreePanel.open, RoutesStayOnTheMainActorByDefault/Default.swift:65
  }
}

extension RoutesStayOnTheMainActorByDefault::DefaultPlace {
  fileprivate static func _waggleRoute13(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any RoutesStayOnTheMainActorByDefault::Panel).self, named: "place").open(name: request.argument("name", as: String.self))  // RoutesStayOnTheMainActorByDefault.DefaultPlace.open, RoutesStayOnTheMainActorByDefault/Default.swift:73
  }
}

extension RoutesStayOnTheMainActorByDefault::Handler {
  fileprivate static func _waggleRoute14(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesStayOnTheMainActorByDefault::Handler.handle(request)  // RoutesStayOnTheMainActorByDefault.Handler, RoutesStayOnTheMainActorByDefault/Default.swift:77
  }
}

extension RoutesStayOnTheMainActorByDefault::FreeHandler {
  nonisolated fileprivate static func _waggleRoute15(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    await WaggleRouting::RouteAnswer(RoutesStayOnTheMainActorByDefault::FreeHandler.handle(request))  // RoutesStayOnTheMainActorByDefault.FreeHandler, RoutesStayOnTheMainActorByDefault/Default.swift:82
  }
}

extension RoutesStayOnTheMainActorByDefault::ExtendedHandler {
  fileprivate static func _waggleRoute16(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesStayOnTheMainActorByDefault::ExtendedHandler.handle(request)  // RoutesStayOnTheMainActorByDefault.ExtendedHandler, RoutesStayOnTheMainActorByDefault/Default.swift:89
  }
}

extension RoutesStayOnTheMainActorByDefault::FreedHandler {
  nonisolated fileprivate static func _waggleRoute17(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesStayOnTheMainActorByDefault::FreedHandler.handle(request)  // RoutesStayOnTheMainActorByDefault.FreedHandler, RoutesStayOnTheMainActorByDefault/Default.swift:96
  }
}

extension RoutesStayOnTheMainActorByDefault::MethodHandler {
  nonisolated fileprivate static func _waggleRoute18(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesStayOnTheMainActorByDefault::MethodHandler.handle(request)  // RoutesStayOnTheMainActorByDefault.MethodHandler, RoutesStayOnTheMainActorByDefault/Default.swift:101
  }
}
