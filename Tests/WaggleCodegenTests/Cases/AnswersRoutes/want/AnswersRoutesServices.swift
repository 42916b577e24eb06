// Written by WagglePlugin from the '@service' and '@route' annotations of AnswersRoutes. Changes here are lost.

public import Waggle
public import WaggleRouting

/// The services that AnswersRoutes provides, and those of the modules that it is built on.
nonisolated public enum AnswersRoutesServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any AnswersRoutes::Aim).self, "AnswersRoutes.CAimServiceProvider (AnswersRoutes/Providers.swift:16)", AnswersRoutes::CAimServiceProvider._waggle0)
    registrar.named("b").scope(.singleton).add((any AnswersRoutes::Aim).self, "AnswersRoutes.BAimProvider (AnswersRoutes/Providers.swift:22)", AnswersRoutes::BAimProvider._waggle1)
    registrar.named("two").add((any AnswersRoutes::Aim).self, "AnswersRoutes.TwoServices (AnswersRoutes/Providers.swift:29)", AnswersRoutes::TwoServices._waggle2)
    registrar.named("two").add((any AnswersRoutes::Extra).self, "AnswersRoutes.TwoServices (AnswersRoutes/Providers.swift:29)", AnswersRoutes::TwoServices._waggle3)
    registrar.add(AnswersRoutes::Itself.self, "AnswersRoutes.Itself (AnswersRoutes/Providers.swift:43)", AnswersRoutes::Itself._waggle4)
    registrar.named("late").add((any AnswersRoutes::Aim).self, "AnswersRoutes.Late (AnswersRoutes/Providers.swift:51)", AnswersRoutes::Late._waggle5)
    registrar.add((any AnswersRoutes::Overloads).self, "AnswersRoutes.Overloaded (AnswersRoutes/Providers.swift:66)", AnswersRoutes::Overloaded._waggle6)
    registrar.add((any AnswersRoutes::MoreOverloads).self, "AnswersRoutes.Overloaded (AnswersRoutes/Providers.swift:66)", AnswersRoutes::Overloaded._waggle7)
  }
}

/// The routes that AnswersRoutes answers, and those of the modules that it is built on.
nonisolated public enum AnswersRoutesRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    []
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.publicly(at: "mgj://search/:query").add("AnswersRoutes.search (AnswersRoutes/Functions.swift:5)", _waggleRoute0)
    try registrar.publicly(at: "mgj://find(/:query)").add("AnswersRoutes.search (AnswersRoutes/Functions.swift:5)", _waggleRoute0)
    try registrar.key("search").add("AnswersRoutes.search (AnswersRoutes/Functions.swift:5)", _waggleRoute0)
    try registrar.key("搜索").add("AnswersRoutes.search (AnswersRoutes/Functions.swift:5)", _waggleRoute0)
    try registrar.action("AnswersRoutes", "ping").add("AnswersRoutes.ping (AnswersRoutes/Functions.swift:8)", _waggleRoute1)
    try registrar.action("Tools", "add").add("AnswersRoutes.sum (AnswersRoutes/Functions.swift:11)", _waggleRoute2)
    try registrar.action("AnswersRoutes", "named").add("AnswersRoutes.otherName (AnswersRoutes/Functions.swift:14)", _waggleRoute3)
    try registrar.at("/both").add("AnswersRoutes.both (AnswersRoutes/Functions.swift:17)", _waggleRoute4)
    try registrar.action("Both", "both").add("AnswersRoutes.both (AnswersRoutes/Functions.swift:17)", _waggleRoute4)
    try registrar.at("escaped/`name`").add("AnswersRoutes.`default` (AnswersRoutes/Functions.swift:20)", _waggleRoute5)
    try registrar.action("AnswersRoutes", "repeat").add("AnswersRoutes.`repeat` (AnswersRoutes/Functions.swift:23)", _waggleRoute6)
    try registrar.at("internal").add("AnswersRoutes.inside (AnswersRoutes/Functions.swift:26)", _waggleRoute7)
    try registrar.at("reserved").add("AnswersRoutes.reserved (AnswersRoutes/Functions.swift:29)", _waggleRoute8)
    try registrar.publicly(at: "files/:{name}.html").add("AnswersRoutes.file (AnswersRoutes/Functions.swift:32)", _waggleRoute9)
    try registrar.at("rest/**path").add("AnswersRoutes.rest (AnswersRoutes/Functions.swift:35)", _waggleRoute10)
    try registrar.at("static/:number").add("AnswersRoutes.Pages.page (AnswersRoutes/Functions.swift:39)", AnswersRoutes::Pages._waggleRoute11)
    try registrar.action("Nested", "page").add("AnswersRoutes.Pages.Nested.page (AnswersRoutes/Functions.swift:43)", AnswersRoutes::Pages.Nested._waggleRoute12)
    try registrar.action("Routes", "list").add("AnswersRoutes.Routes.list (AnswersRoutes/Functions.swift:49)", AnswersRoutes::Routes._waggleRoute13)
    try registrar.action("Page", "open").add("AnswersRoutes.PageRoutes.open (AnswersRoutes/Functions.swift:54)", AnswersRoutes::PageRoutes._waggleRoute14)
    try registrar.at("of/a/string").add("AnswersRoutes.String.greeting (AnswersRoutes/Functions.swift:59)", String._waggleRoute15)
    try registrar.action("CAim", "show").add("AnswersRoutes.CAimServiceProvider.show (AnswersRoutes/Providers.swift:18)", AnswersRoutes::CAimServiceProvider._waggleRoute16)
    try registrar.at("aim/b/:name").add("AnswersRoutes.BAimProvider.show (AnswersRoutes/Providers.swift:25)", AnswersRoutes::BAimProvider._waggleRoute17)
    try registrar.key("gotoBAim").add("AnswersRoutes.BAimProvider.show (AnswersRoutes/Providers.swift:25)", AnswersRoutes::BAimProvider._waggleRoute17)
    try registrar.action("BAim", "show").add("AnswersRoutes.BAimProvider.show (AnswersRoutes/Providers.swift:25)", AnswersRoutes::BAimProvider._waggleRoute17)
    try registrar.publicly(at: "aim/public/:name").add("AnswersRoutes.BAimProvider.show (AnswersRoutes/Providers.swift:25)", AnswersRoutes::BAimProvider._waggleRoute18)
    try registrar.action("Several", "aim").add("AnswersRoutes.TwoServices.show (AnswersRoutes/Providers.swift:31)", AnswersRoutes::TwoServices._waggleRoute19)
    try registrar.action("TwoServices", "extra").add("AnswersRoutes.TwoServices.extra (AnswersRoutes/Providers.swift:34)", AnswersRoutes::TwoServices._waggleRoute20)
    try registrar.at("inherited/:times").add("AnswersRoutes.TwoServices.inherited (AnswersRoutes/Providers.swift:39)", AnswersRoutes::TwoServices._waggleRoute21)
    try registrar.action("TwoServices", "inherited").add("AnswersRoutes.TwoServices.inherited (AnswersRoutes/Providers.swift:39)", AnswersRoutes::TwoServices._waggleRoute21)
    try registrar.action("Itself", "say").add("AnswersRoutes.Itself.text (AnswersRoutes/Providers.swift:45)", AnswersRoutes::Itself._waggleRoute22)
    try registrar.action("Late", "show").add("AnswersRoutes.Late.show (AnswersRoutes/Providers.swift:53)", AnswersRoutes::Late._waggleRoute23)
    try registrar.action("Overloaded", "run").add("AnswersRoutes.Overloaded.run (AnswersRoutes/Providers.swift:68)", AnswersRoutes::Overloaded._waggleRoute24)
    try registrar.action("Overloaded", "text").add("AnswersRoutes.Overloaded.run (AnswersRoutes/Providers.swift:71)", AnswersRoutes::Overloaded._waggleRoute25)
    try registrar.action("Overloaded", "flag").add("AnswersRoutes.Overloaded.run (AnswersRoutes/Providers.swift:74)", AnswersRoutes::Overloaded._waggleRoute26)
  }
}

extension AnswersRoutes::CAimServiceProvider {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any AnswersRoutes::Aim {
    AnswersRoutes::CAimServiceProvider()  // AnswersRoutes.CAimServiceProvider, AnswersRoutes/Providers.swift:16
  }
}

extension AnswersRoutes::BAimProvider {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any AnswersRoutes::Aim {
    Waggle::ServiceRegistrar.share(AnswersRoutes::BAimProvider() as any AnswersRoutes::Aim)  // AnswersRoutes.BAimProvider, AnswersRoutes/Providers.swift:22
  }
}

extension AnswersRoutes::TwoServices {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any AnswersRoutes::Aim {
    AnswersRoutes::TwoServices()  // AnswersRoutes.TwoServices, AnswersRoutes/Providers.swift:29
  }
}

extension AnswersRoutes::TwoServices {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any AnswersRoutes::Extra {
    AnswersRoutes::TwoServices()  // AnswersRoutes.TwoServices, AnswersRoutes/Providers.swift:29
  }
}

extension AnswersRoutes::Itself {
  fileprivate static func _waggle4(_ services: Waggle::ServiceInjector) throws -> AnswersRoutes::Itself {
    AnswersRoutes::Itself()  // AnswersRoutes.Itself, AnswersRoutes/Providers.swift:43
  }
}

extension AnswersRoutes::Late {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any AnswersRoutes::Aim {
    AnswersRoutes::Late()  // AnswersRoutes.Late, AnswersRoutes/Providers.swift:51
  }
}

extension AnswersRoutes::Overloaded {
  fileprivate static func _waggle6(_ services: Waggle::ServiceInjector) throws -> any AnswersRoutes::Overloads {
    AnswersRoutes::Overloaded()  // AnswersRoutes.Overloaded, AnswersRoutes/Providers.swift:66
  }
}

extension AnswersRoutes::Overloaded {
  fileprivate static func _waggle7(_ services: Waggle::ServiceInjector) throws -> any AnswersRoutes::MoreOverloads {
    AnswersRoutes::Overloaded()  // AnswersRoutes.Overloaded, AnswersRoutes/Providers.swift:66
  }
}

fileprivate func _waggleRoute0(_ request: WaggleRouting::RouteRequest) throws -> String {
  switch request.containsArgument("query") {
  case true: return try AnswersRoutes::search(query: request.argument("query", as: String.self))  // AnswersRoutes.search, AnswersRoutes/Functions.swift:5
  case false: return AnswersRoutes::search()  // AnswersRoutes.search, AnswersRoutes/Functions.swift:5
  }
}

fileprivate func _waggleRoute1(_ request: WaggleRouting::RouteRequest) throws -> String {
  AnswersRoutes::ping()  // AnswersRoutes.ping, AnswersRoutes/Functions.swift:8
}

fileprivate func _waggleRoute2(_ request: WaggleRouting::RouteRequest) throws -> Int {
  try AnswersRoutes::sum(request)  // AnswersRoutes.sum, AnswersRoutes/Functions.swift:11
}

fileprivate func _waggleRoute3(_ request: WaggleRouting::RouteRequest) throws -> String {
  AnswersRoutes::otherName()  // AnswersRoutes.otherName, AnswersRoutes/Functions.swift:14
}

fileprivate func _waggleRoute4(_ request: WaggleRouting::RouteRequest) throws -> String {
  AnswersRoutes::both()  // AnswersRoutes.both, AnswersRoutes/Functions.swift:17
}

fileprivate func _waggleRoute5(_ request: WaggleRouting::RouteRequest) throws -> String {
  switch (request.containsArgument("in"), request.containsArgument("class")) {
  case (true, true): return try AnswersRoutes::`default`(in: request.argument("in", as: String.self), class: request.argument("class", as: String.self))  // AnswersRoutes.`default`, AnswersRoutes/Functions.swift:20
  case (true, false): return try AnswersRoutes::`default`(in: request.argument("in", as: String.self))  // AnswersRoutes.`default`, AnswersRoutes/Functions.swift:20
  case (false, true): return try AnswersRoutes::`default`(class: request.argument("class", as: String.self))  // AnswersRoutes.`default`, AnswersRoutes/Functions.swift:20
  case (false, false): return AnswersRoutes::`default`()  // AnswersRoutes.`default`, AnswersRoutes/Functions.swift:20
  }
}

fileprivate func _waggleRoute6(_ request: WaggleRouting::RouteRequest) throws -> String {
  AnswersRoutes::`repeat`()  // AnswersRoutes.`repeat`, AnswersRoutes/Functions.swift:23
}

fileprivate func _waggleRoute7(_ request: WaggleRouting::RouteRequest) throws -> String {
  AnswersRoutes::inside()  // AnswersRoutes.inside, AnswersRoutes/Functions.swift:26
}

fileprivate func _waggleRoute8(_ request: WaggleRouting::RouteRequest) throws -> String {
  switch request.containsArgument("raw name") {
  case true: return try AnswersRoutes::reserved(`inout`: request.argument("inout", as: String.self), `raw name`: request.argument("raw name", as: String.self))  // AnswersRoutes.reserved, AnswersRoutes/Functions.swift:29
  case false: return try AnswersRoutes::reserved(`inout`: request.argument("inout", as: String.self))  // AnswersRoutes.reserved, AnswersRoutes/Functions.swift:29
  }
}

fileprivate func _waggleRoute9(_ request: WaggleRouting::RouteRequest) throws -> String {
  try AnswersRoutes::file(name: request.argument("name", as: String.self))  // AnswersRoutes.file, AnswersRoutes/Functions.swift:32
}

fileprivate func _waggleRoute10(_ request: WaggleRouting::RouteRequest) throws -> String {
  try AnswersRoutes::rest(path: request.argument("path", as: String.self))  // AnswersRoutes.rest, AnswersRoutes/Functions.swift:35
}

extension AnswersRoutes::Pages {
  fileprivate static func _waggleRoute11(_ request: WaggleRouting::RouteRequest) throws -> String {
    try AnswersRoutes::Pages.page(number: request.argument("number", as: Int.self))  // AnswersRoutes.Pages.page, AnswersRoutes/Functions.swift:39
  }
}

extension AnswersRoutes::Pages.Nested {
  fileprivate static func _waggleRoute12(_ request: WaggleRouting::RouteRequest) throws -> String {
    AnswersRoutes::Pages.Nested.page()  // AnswersRoutes.Pages.Nested.page, AnswersRoutes/Functions.swift:43
  }
}

extension AnswersRoutes::Routes {
  fileprivate static func _waggleRoute13(_ request: WaggleRouting::RouteRequest) throws -> String {
    AnswersRoutes::Routes.list()  // AnswersRoutes.Routes.list, AnswersRoutes/Functions.swift:49
  }
}

extension AnswersRoutes::PageRoutes {
  fileprivate static func _waggleRoute14(_ request: WaggleRouting::RouteRequest) throws -> String {
    AnswersRoutes::PageRoutes.open()  // AnswersRoutes.PageRoutes.open, AnswersRoutes/Functions.swift:54
  }
}

extension String {
  fileprivate static func _waggleRoute15(_ request: WaggleRouting::RouteRequest) throws -> String {
    String.greeting()  // AnswersRoutes.String.greeting, AnswersRoutes/Functions.swift:59
  }
}

extension AnswersRoutes::CAimServiceProvider {
  fileprivate static func _waggleRoute16(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::Aim).self).show(name: request.argument("name", as: String.self))  // AnswersRoutes.CAimServiceProvider.show, AnswersRoutes/Providers.swift:18
  }
}

extension AnswersRoutes::BAimProvider {
  fileprivate static func _waggleRoute17(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::Aim).self, named: "b").show(name: request.argument("name", as: String.self))  // AnswersRoutes.BAimProvider.show, AnswersRoutes/Providers.swift:25
  }
}

extension AnswersRoutes::BAimProvider {
  fileprivate static func _waggleRoute18(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::Aim).self, named: "b").show(name: request.argument("name", as: String.self))  // AnswersRoutes.BAimProvider.show, AnswersRoutes/Providers.swift:25
  }
}

extension AnswersRoutes::TwoServices {
  fileprivate static func _waggleRoute19(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::Aim).self, named: "two").show(name: request.argument("name", as: String.self))  // AnswersRoutes.TwoServices.show, AnswersRoutes/Providers.swift:31
  }
}

extension AnswersRoutes::TwoServices {
  fileprivate static func _waggleRoute20(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::Extra).self, named: "two").extra()  // AnswersRoutes.TwoServices.extra, AnswersRoutes/Providers.swift:34
  }
}

extension AnswersRoutes::TwoServices {
  fileprivate static func _waggleRoute21(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::Extra).self, named: "two").inherited(times: request.argument("times", as: Int.self))  // AnswersRoutes.TwoServices.inherited, AnswersRoutes/Providers.swift:39
  }
}

extension AnswersRoutes::Itself {
  fileprivate static func _waggleRoute22(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get(AnswersRoutes::Itself.self).text(request)  // AnswersRoutes.Itself.text, AnswersRoutes/Providers.swift:45
  }
}

extension AnswersRoutes::Late {
  fileprivate static func _waggleRoute23(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::Aim).self, named: "late").show(name: request.argument("name", as: String.self))  // AnswersRoutes.Late.show, AnswersRoutes/Providers.swift:53
  }
}

extension AnswersRoutes::Overloaded {
  fileprivate static func _waggleRoute24(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::Overloads).self).run(count: request.argument("count", as: Int.self))  // AnswersRoutes.Overloaded.run, AnswersRoutes/Providers.swift:68
  }
}

extension AnswersRoutes::Overloaded {
  fileprivate static func _waggleRoute25(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::Overloads).self).run(count: request.argument("count", as: String.self))  // AnswersRoutes.Overloaded.run, AnswersRoutes/Providers.swift:71
  }
}

extension AnswersRoutes::Overloaded {
  fileprivate static func _waggleRoute26(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any AnswersRoutes::MoreOverloads).self).run(count: request.argument("count", as: Bool.self))  // AnswersRoutes.Overloaded.run, AnswersRoutes/Providers.swift:74
  }
}
