// Written by WagglePlugin from the '@service' and '@route' annotations of RoutesStayOnTheirActor. Changes here are lost.

public import Waggle
public import WaggleRouting

/// The services that RoutesStayOnTheirActor provides, and those of the modules that it is built on.
nonisolated public enum RoutesStayOnTheirActorServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any RoutesStayOnTheirActor::Shop).self, "RoutesStayOnTheirActor.CornerShop (RoutesStayOnTheirActor/Isolation.swift:69)", RoutesStayOnTheirActor::CornerShop._waggle0)
    registrar.add((any RoutesStayOnTheirActor::Till).self, "RoutesStayOnTheirActor.WoodenTill (RoutesStayOnTheirActor/Isolation.swift:76)", RoutesStayOnTheirActor::WoodenTill._waggle1)
    registrar.add(RoutesStayOnTheirActor::Window.self, "RoutesStayOnTheirActor.Window (RoutesStayOnTheirActor/Isolation.swift:90)", RoutesStayOnTheirActor::Window._waggle2)
    registrar.add(RoutesStayOnTheirActor::Door.self, "RoutesStayOnTheirActor.Door (RoutesStayOnTheirActor/Isolation.swift:102)", RoutesStayOnTheirActor::Door._waggle3)
    registrar.add((any RoutesStayOnTheirActor::Stand).self, "RoutesStayOnTheirActor.Kiosk (RoutesStayOnTheirActor/Isolation.swift:138)", RoutesStayOnTheirActor::Kiosk._waggle4)
    registrar.named("stall").add((any RoutesStayOnTheirActor::Shop).self, "RoutesStayOnTheirActor.Stall (RoutesStayOnTheirActor/Isolation.swift:149)", RoutesStayOnTheirActor::Stall._waggle5)
  }
}

/// The routes that RoutesStayOnTheirActor answers, and those of the modules that it is built on.
nonisolated public enum RoutesStayOnTheirActorRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    []
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.at("main").add("RoutesStayOnTheirActor.main (RoutesStayOnTheirActor/Isolation.swift:13)", _waggleRoute0)
    try registrar.at("main/async").add("RoutesStayOnTheirActor.mainAsync (RoutesStayOnTheirActor/Isolation.swift:16)", waiting: _waggleRoute1)
    try registrar.at("database").add("RoutesStayOnTheirActor.rows (RoutesStayOnTheirActor/Isolation.swift:19)", _waggleRoute2)
    try registrar.at("database/async").add("RoutesStayOnTheirActor.rowsAsync (RoutesStayOnTheirActor/Isolation.swift:22)", waiting: _waggleRoute3)
    try registrar.at("screens/:name").add("RoutesStayOnTheirActor.Screens.open (RoutesStayOnTheirActor/Isolation.swift:26)", RoutesStayOnTheirActor::Screens._waggleRoute4)
    try registrar.at("screens/free").add("RoutesStayOnTheirActor.Screens.free (RoutesStayOnTheirActor/Isolation.swift:29)", RoutesStayOnTheirActor::Screens._waggleRoute5)
    try registrar.at("screens/database").add("RoutesStayOnTheirActor.Screens.rows (RoutesStayOnTheirActor/Isolation.swift:32)", RoutesStayOnTheirActor::Screens._waggleRoute6)
    try registrar.at("screens/async").add("RoutesStayOnTheirActor.Screens.later (RoutesStayOnTheirActor/Isolation.swift:35)", waiting: RoutesStayOnTheirActor::Screens._waggleRoute7)
    try registrar.at("screens/free/async").add("RoutesStayOnTheirActor.Screens.freeLater (RoutesStayOnTheirActor/Isolation.swift:38)", waiting: RoutesStayOnTheirActor::Screens._waggleRoute8)
    try registrar.at("panels").add("RoutesStayOnTheirActor.Panels.open (RoutesStayOnTheirActor/Isolation.swift:45)", RoutesStayOnTheirActor::Panels._waggleRoute9)
    try registrar.at("screens/freed").add("RoutesStayOnTheirActor.Screens.freed (RoutesStayOnTheirActor/Isolation.swift:50)", RoutesStayOnTheirActor::Screens._waggleRoute10)
    try registrar.action("CornerShop", "enter").add("RoutesStayOnTheirActor.CornerShop.enter (RoutesStayOnTheirActor/Isolation.swift:71)", RoutesStayOnTheirActor::CornerShop._waggleRoute11)
    try registrar.action("WoodenTill", "pay").add("RoutesStayOnTheirActor.WoodenTill.pay (RoutesStayOnTheirActor/Isolation.swift:78)", RoutesStayOnTheirActor::WoodenTill._waggleRoute12)
    try registrar.action("WoodenTill", "book").add("RoutesStayOnTheirActor.WoodenTill.book (RoutesStayOnTheirActor/Isolation.swift:81)", waiting: RoutesStayOnTheirActor::WoodenTill._waggleRoute13)
    try registrar.action("WoodenTill", "look").add("RoutesStayOnTheirActor.WoodenTill.look (RoutesStayOnTheirActor/Isolation.swift:86)", waiting: RoutesStayOnTheirActor::WoodenTill._waggleRoute14)
    try registrar.action("Window", "open").add("RoutesStayOnTheirActor.Window.open (RoutesStayOnTheirActor/Isolation.swift:92)", RoutesStayOnTheirActor::Window._waggleRoute15)
    try registrar.action("Window", "wait").add("RoutesStayOnTheirActor.Window.wait (RoutesStayOnTheirActor/Isolation.swift:95)", waiting: RoutesStayOnTheirActor::Window._waggleRoute16)
    try registrar.action("Window", "size").add("RoutesStayOnTheirActor.Window.size (RoutesStayOnTheirActor/Isolation.swift:98)", RoutesStayOnTheirActor::Window._waggleRoute17)
    try registrar.action("Door", "knock").add("RoutesStayOnTheirActor.Door.knock (RoutesStayOnTheirActor/Isolation.swift:106)", RoutesStayOnTheirActor::Door._waggleRoute18)
    try registrar.at("handler/main").add("RoutesStayOnTheirActor.MainHandler (RoutesStayOnTheirActor/Isolation.swift:110)", RoutesStayOnTheirActor::MainHandler._waggleRoute19)
    try registrar.at("handler/method").add("RoutesStayOnTheirActor.MethodHandler (RoutesStayOnTheirActor/Isolation.swift:115)", waiting: RoutesStayOnTheirActor::MethodHandler._waggleRoute20)
    try registrar.at("handler/free").add("RoutesStayOnTheirActor.FreeHandler (RoutesStayOnTheirActor/Isolation.swift:120)", RoutesStayOnTheirActor::FreeHandler._waggleRoute21)
    try registrar.at("handler/extension").add("RoutesStayOnTheirActor.ExtendedHandler (RoutesStayOnTheirActor/Isolation.swift:125)", RoutesStayOnTheirActor::ExtendedHandler._waggleRoute22)
    try registrar.at("handler/database").add("RoutesStayOnTheirActor.DatabaseHandler (RoutesStayOnTheirActor/Isolation.swift:132)", waiting: RoutesStayOnTheirActor::DatabaseHandler._waggleRoute23)
    try registrar.action("Kiosk", "sell").add("RoutesStayOnTheirActor.Kiosk.sell (RoutesStayOnTheirActor/Isolation.swift:140)", RoutesStayOnTheirActor::Kiosk._waggleRoute24)
    try registrar.action("Stall", "enter").add("RoutesStayOnTheirActor.Stall.enter (RoutesStayOnTheirActor/Isolation.swift:151)", RoutesStayOnTheirActor::Stall._waggleRoute25)
    try registrar.at("handler/actor").add("RoutesStayOnTheirActor.ActorHandler (RoutesStayOnTheirActor/Isolation.swift:155)", RoutesStayOnTheirActor::ActorHandler._waggleRoute26)
  }
}

extension RoutesStayOnTheirActor::CornerShop {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any RoutesStayOnTheirActor::Shop {
    RoutesStayOnTheirActor::CornerShop()  // RoutesStayOnTheirActor.CornerShop, RoutesStayOnTheirActor/Isolation.swift:69
  }
}

extension RoutesStayOnTheirActor::WoodenTill {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any RoutesStayOnTheirActor::Till {
    RoutesStayOnTheirActor::WoodenTill()  // RoutesStayOnTheirActor.WoodenTill, RoutesStayOnTheirActor/Isolation.swift:76
  }
}

extension RoutesStayOnTheirActor::Window {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> RoutesStayOnTheirActor::Window {
    RoutesStayOnTheirActor::Window()  // RoutesStayOnTheirActor.Window, RoutesStayOnTheirActor/Isolation.swift:90
  }
}

extension RoutesStayOnTheirActor::Door {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> RoutesStayOnTheirActor::Door {
    RoutesStayOnTheirActor::Door()  // RoutesStayOnTheirActor.Door, RoutesStayOnTheirActor/Isolation.swift:102
  }
}

extension RoutesStayOnTheirActor::Kiosk {
  @MainActor fileprivate static func _waggle4(_ services: Waggle::ServiceInjector) throws -> any RoutesStayOnTheirActor::Stand {
    RoutesStayOnTheirActor::Kiosk()  // RoutesStayOnTheirActor.Kiosk, RoutesStayOnTheirActor/Isolation.swift:138
  }
}

extension RoutesStayOnTheirActor::Stall {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any RoutesStayOnTheirActor::Shop {
    RoutesStayOnTheirActor::Stall()  // RoutesStayOnTheirActor.Stall, RoutesStayOnTheirActor/Isolation.swift:149
  }
}

@MainActor fileprivate func _waggleRoute0(_ request: WaggleRouting::RouteRequest) throws -> RoutesStayOnTheirActor::View {
  RoutesStayOnTheirActor::main()  // RoutesStayOnTheirActor.main, RoutesStayOnTheirActor/Isolation.swift:13
}

@MainActor fileprivate func _waggleRoute1(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  try await WaggleRouting::RouteAnswer(RoutesStayOnTheirActor::mainAsync())  // RoutesStayOnTheirActor.mainAsync, RoutesStayOnTheirActor/Isolation.swift:16
}

@RoutesStayOnTheirActor::Database fileprivate func _waggleRoute2(_ request: WaggleRouting::RouteRequest) throws -> Int {
  switch request.containsArgument("count") {
  case true: return try RoutesStayOnTheirActor::rows(count: request.argument("count", as: Int.self))  // RoutesStayOnTheirActor.rows, RoutesStayOnTheirActor/Isolation.swift:19
  case false: return RoutesStayOnTheirActor::rows()  // RoutesStayOnTheirActor.rows, RoutesStayOnTheirActor/Isolation.swift:19
  }
}

@RoutesStayOnTheirActor::Database fileprivate func _waggleRoute3(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  await WaggleRouting::RouteAnswer(RoutesStayOnTheirActor::rowsAsync())  // RoutesStayOnTheirActor.rowsAsync, RoutesStayOnTheirActor/Isolation.swift:22
}

extension RoutesStayOnTheirActor::Screens {
  fileprivate static func _waggleRoute4(_ request: WaggleRouting::RouteRequest) throws -> RoutesStayOnTheirActor::View {
    try RoutesStayOnTheirActor::Screens.open(name: request.argument("name", as: String.self))  // RoutesStayOnTheirActor.Screens.open, RoutesStayOnTheirActor/Isolation.swift:26
  }
}

extension RoutesStayOnTheirActor::Screens {
  nonisolated fileprivate static func _waggleRoute5(_ request: WaggleRouting::RouteRequest) throws -> RoutesStayOnTheirActor::View {
    RoutesStayOnTheirActor::Screens.free()  // RoutesStayOnTheirActor.Screens.free, RoutesStayOnTheirActor/Isolation.swift:29
  }
}

extension RoutesStayOnTheirActor::Screens {
  @RoutesStayOnTheirActor::Database fileprivate static func _waggleRoute6(_ request: WaggleRouting::RouteRequest) throws -> Int {
    RoutesStayOnTheirActor::Screens.rows()  // RoutesStayOnTheirActor.Screens.rows, RoutesStayOnTheirActor/Isolation.swift:32
  }
}

extension RoutesStayOnTheirActor::Screens {
  fileprivate static func _waggleRoute7(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    await WaggleRouting::RouteAnswer(RoutesStayOnTheirActor::Screens.later())  // RoutesStayOnTheirActor.Screens.later, RoutesStayOnTheirActor/Isolation.swift:35
  }
}

extension RoutesStayOnTheirActor::Screens {
  nonisolated fileprivate static func _waggleRoute8(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    await WaggleRouting::RouteAnswer(RoutesStayOnTheirActor::Screens.freeLater())  // RoutesStayOnTheirActor.Screens.freeLater, RoutesStayOnTheirActor/Isolation.swift:38
  }
}

extension RoutesStayOnTheirActor::Panels {
  @MainActor fileprivate static func _waggleRoute9(_ request: WaggleRouting::RouteRequest) throws -> RoutesStayOnTheirActor::View {
    RoutesStayOnTheirActor::Panels.open()  // RoutesStayOnTheirActor.Panels.open, RoutesStayOnTheirActor/Isolation.swift:45
  }
}

extension RoutesStayOnTheirActor::Screens {
  nonisolated fileprivate static func _waggleRoute10(_ request: WaggleRouting::RouteRequest) throws -> RoutesStayOnTheirActor::View {
    RoutesStayOnTheirActor::Screens.freed()  // RoutesStayOnTheirActor.Screens.freed, RoutesStayOnTheirActor/Isolation.swift:50
  }
}

extension RoutesStayOnTheirActor::CornerShop {
  @MainActor fileprivate static func _waggleRoute11(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any RoutesStayOnTheirActor::Shop).self).enter(name: request.argument("name", as: String.self))  // RoutesStayOnTheirActor.CornerShop.enter, RoutesStayOnTheirActor/Isolation.swift:71
  }
}

extension RoutesStayOnTheirActor::WoodenTill {
  @MainActor fileprivate static func _waggleRoute12(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any RoutesStayOnTheirActor::Till).self).pay(amount: request.argument("amount", as: Int.self))  // RoutesStayOnTheirActor.WoodenTill.pay, RoutesStayOnTheirActor/Isolation.swift:78
  }
}

extension RoutesStayOnTheirActor::WoodenTill {
  @RoutesStayOnTheirActor::Database fileprivate static func _waggleRoute13(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(request.services.get((any RoutesStayOnTheirActor::Till).self).book(amount: request.argument("amount", as: Int.self)))  // RoutesStayOnTheirActor.WoodenTill.book, RoutesStayOnTheirActor/Isolation.swift:81
  }
}

extension RoutesStayOnTheirActor::WoodenTill {
  fileprivate static func _waggleRoute14(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(request.services.get((any RoutesStayOnTheirActor::Till).self).look())  // RoutesStayOnTheirActor.WoodenTill.look, RoutesStayOnTheirActor/Isolation.swift:86
  }
}

extension RoutesStayOnTheirActor::Window {
  fileprivate static func _waggleRoute15(_ request: WaggleRouting::RouteRequest) throws -> RoutesStayOnTheirActor::View {
    try request.services.get(RoutesStayOnTheirActor::Window.self).open()  // RoutesStayOnTheirActor.Window.open, RoutesStayOnTheirActor/Isolation.swift:92
  }
}

extension RoutesStayOnTheirActor::Window {
  fileprivate static func _waggleRoute16(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(request.services.get(RoutesStayOnTheirActor::Window.self).wait())  // RoutesStayOnTheirActor.Window.wait, RoutesStayOnTheirActor/Isolation.swift:95
  }
}

extension RoutesStayOnTheirActor::Window {
  fileprivate static func _waggleRoute17(_ request: WaggleRouting::RouteRequest) throws -> Int {
    try request.services.get(RoutesStayOnTheirActor::Window.self).size()  // RoutesStayOnTheirActor.Window.size, RoutesStayOnTheirActor/Isolation.swift:98
  }
}

extension RoutesStayOnTheirActor::Door {
  @MainActor fileprivate static func _waggleRoute18(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get(RoutesStayOnTheirActor::Door.self).knock()  // RoutesStayOnTheirActor.Door.knock, RoutesStayOnTheirActor/Isolation.swift:106
  }
}

extension RoutesStayOnTheirActor::MainHandler {
  fileprivate static func _waggleRoute19(_ request: WaggleRouting::RouteRequest) throws -> RoutesStayOnTheirActor::View {
    RoutesStayOnTheirActor::MainHandler.handle(request)  // RoutesStayOnTheirActor.MainHandler, RoutesStayOnTheirActor/Isolation.swift:110
  }
}

extension RoutesStayOnTheirActor::MethodHandler {
  @MainActor fileprivate static func _waggleRoute20(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    await WaggleRouting::RouteAnswer(RoutesStayOnTheirActor::MethodHandler.handle(request))  // RoutesStayOnTheirActor.MethodHandler, RoutesStayOnTheirActor/Isolation.swift:115
  }
}

extension RoutesStayOnTheirActor::FreeHandler {
  nonisolated fileprivate static func _waggleRoute21(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesStayOnTheirActor::FreeHandler.handle(request)  // RoutesStayOnTheirActor.FreeHandler, RoutesStayOnTheirActor/Isolation.swift:120
  }
}

extension RoutesStayOnTheirActor::ExtendedHandler {
  @MainActor fileprivate static func _waggleRoute22(_ request: WaggleRouting::RouteRequest) throws -> String {
    RoutesStayOnTheirActor::ExtendedHandler.handle(request)  // RoutesStayOnTheirActor.ExtendedHandler, RoutesStayOnTheirActor/Isolation.swift:125
  }
}

extension RoutesStayOnTheirActor::DatabaseHandler {
  fileprivate static func _waggleRoute23(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    await WaggleRouting::RouteAnswer(RoutesStayOnTheirActor::DatabaseHandler.handle(request))  // RoutesStayOnTheirActor.DatabaseHandler, RoutesStayOnTheirActor/Isolation.swift:132
  }
}

extension RoutesStayOnTheirActor::Kiosk {
  @MainActor fileprivate static func _waggleRoute24(_ request: WaggleRouting::RouteRequest) throws -> RoutesStayOnTheirActor::View {
    try request.services.get((any RoutesStayOnTheirActor::Stand).self).sell()  // RoutesStayOnTheirActor.Kiosk.sell, RoutesStayOnTheirActor/Isolation.swift:140
  }
}

extension RoutesStayOnTheirActor::Stall {
  @MainActor fileprivate static func _waggleRoute25(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any RoutesStayOnTheirActor::Shop).self, named: "stall").enter(name: request.argument("name", as: String.self))  // RoutesStayOnTheirActor.Stall.enter, RoutesStayOnTheirActor/Isolation.swift:151
  }
}

extension RoutesStayOnTheirActor::ActorHandler {
  fileprivate static func _waggleRoute26(_ request: WaggleRouting::RouteRequest) throws -> Int {
    RoutesStayOnTheirActor::ActorHandler.handle(request)  // RoutesStayOnTheirActor.ActorHandler, RoutesStayOnTheirActor/Isolation.swift:155
  }
}
