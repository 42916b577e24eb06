// Written by WagglePlugin from the '@service' and '@route' annotations of BindsRouteParameters. Changes here are lost.

public import Waggle
public import WaggleRouting
import Foundation

/// The services that BindsRouteParameters provides, and those of the modules that it is built on.
nonisolated public enum BindsRouteParametersServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any BindsRouteParameters::Clock).self, "BindsRouteParameters.Seven (BindsRouteParameters/Parameters.swift:35)", BindsRouteParameters::Seven._waggle0)
    registrar.add(BindsRouteParameters::Stock.self, "BindsRouteParameters.Stock (BindsRouteParameters/Parameters.swift:84)", BindsRouteParameters::Stock._waggle1)
  }
}

/// The routes that BindsRouteParameters answers, and those of the modules that it is built on.
nonisolated public enum BindsRouteParametersRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    []
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.at("plain/:text/:number").add("BindsRouteParameters.plain (BindsRouteParameters/Parameters.swift:38)", _waggleRoute0)
    try registrar.at("ids/:id(UUID)").add("BindsRouteParameters.identified (BindsRouteParameters/Parameters.swift:41)", _waggleRoute1)
    try registrar.at("optional").add("BindsRouteParameters.optional (BindsRouteParameters/Parameters.swift:46)", _waggleRoute2)
    try registrar.at("default/one").add("BindsRouteParameters.one (BindsRouteParameters/Parameters.swift:51)", _waggleRoute3)
    try registrar.at("default/two").add("BindsRouteParameters.two (BindsRouteParameters/Parameters.swift:54)", _waggleRoute4)
    try registrar.at("default/three").add("BindsRouteParameters.three (BindsRouteParameters/Parameters.swift:57)", _waggleRoute5)
    try registrar.at("words").add("BindsRouteParameters.words (BindsRouteParameters/Parameters.swift:62)", _waggleRoute6)
    try registrar.at("lists").add("BindsRouteParameters.lists (BindsRouteParameters/Parameters.swift:67)", _waggleRoute7)
    try registrar.at("record").add("BindsRouteParameters.record (BindsRouteParameters/Parameters.swift:72)", _waggleRoute8)
    try registrar.at("record/unlabelled").add("BindsRouteParameters.unlabelled (BindsRouteParameters/Parameters.swift:75)", _waggleRoute9)
    try registrar.at("request/:id").add("BindsRouteParameters.all (BindsRouteParameters/Parameters.swift:78)", _waggleRoute10)
    try registrar.at("stock").add("BindsRouteParameters.stock (BindsRouteParameters/Parameters.swift:91)", _waggleRoute11)
    try registrar.at("services").add("BindsRouteParameters.services (BindsRouteParameters/Parameters.swift:94)", _waggleRoute12)
    try registrar.at("objects").add("BindsRouteParameters.objects (BindsRouteParameters/Parameters.swift:97)", _waggleRoute13)
    try registrar.at("closures").add("BindsRouteParameters.closures (BindsRouteParameters/Parameters.swift:102)", _waggleRoute14)
    try registrar.at("aliases").add("BindsRouteParameters.aliases (BindsRouteParameters/Parameters.swift:118)", _waggleRoute15)
    try registrar.at("omitted").add("BindsRouteParameters.omitted (BindsRouteParameters/Parameters.swift:125)", _waggleRoute16)
    try registrar.at("passing").add("BindsRouteParameters.passing (BindsRouteParameters/Parameters.swift:132)", _waggleRoute17)
    try registrar.at("existential").add("BindsRouteParameters.existential (BindsRouteParameters/Parameters.swift:137)", _waggleRoute18)
  }
}

extension BindsRouteParameters::Seven {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any BindsRouteParameters::Clock {
    BindsRouteParameters::Seven()  // BindsRouteParameters.Seven, BindsRouteParameters/Parameters.swift:35
  }
}

extension BindsRouteParameters::Stock {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> BindsRouteParameters::Stock {
    BindsRouteParameters::Stock()  // BindsRouteParameters.Stock, BindsRouteParameters/Parameters.swift:84
  }
}

fileprivate func _waggleRoute0(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::plain(text: request.argument("text", as: String.self), number: request.argument("number", as: Int.self), ratio: request.argument("ratio", as: Double.self), flag: request.argument("flag", as: Bool.self))  // BindsRouteParameters.plain, BindsRouteParameters/Parameters.swift:38
}

fileprivate func _waggleRoute1(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::identified(id: request.argument("id", as: UUID.self), parent: request.argument("parent", as: (UUID?).self), page: request.argument("page", as: (URL?).self))  // BindsRouteParameters.identified, BindsRouteParameters/Parameters.swift:41
}

fileprivate func _waggleRoute2(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::optional(text: request.argument("text", as: (String?).self), number: request.argument("number", as: (Int?).self), size: request.argument("size", as: (BindsRouteParameters::Size?).self), forced: request.argument("forced", as: (String?).self))  // BindsRouteParameters.optional, BindsRouteParameters/Parameters.swift:46
}

fileprivate func _waggleRoute3(_ request: WaggleRouting::RouteRequest) throws -> String {
  switch request.containsArgument("page") {
  case true: return try BindsRouteParameters::one(page: request.argument("page", as: Int.self))  // BindsRouteParameters.one, BindsRouteParameters/Parameters.swift:51
  case false: return BindsRouteParameters::one()  // BindsRouteParameters.one, BindsRouteParameters/Parameters.swift:51
  }
}

fileprivate func _waggleRoute4(_ request: WaggleRouting::RouteRequest) throws -> String {
  switch (request.containsArgument("page"), request.containsArgument("size")) {
  case (true, true): return try BindsRouteParameters::two(page: request.argument("page", as: Int.self), size: request.argument("size", as: BindsRouteParameters::Size.self))  // BindsRouteParameters.two, BindsRouteParameters/Parameters.swift:54
  case (true, false): return try BindsRouteParameters::two(page: request.argument("page", as: Int.self))  // BindsRouteParameters.two, BindsRouteParameters/Parameters.swift:54
  case (false, true): return try BindsRouteParameters::two(size: request.argument("size", as: BindsRouteParameters::Size.self))  // BindsRouteParameters.two, BindsRouteParameters/Parameters.swift:54
  case (false, false): return BindsRouteParameters::two()  // BindsRouteParameters.two, BindsRouteParameters/Parameters.swift:54
  }
}

fileprivate func _waggleRoute5(_ request: WaggleRouting::RouteRequest) throws -> String {
  switch (request.containsArgument("page"), request.containsArgument("text"), request.containsArgument("factor")) {
  case (true, true, true): return try BindsRouteParameters::three(page: request.argument("page", as: (Int?).self), text: request.argument("text", as: String.self), size: request.argument("size", as: BindsRouteParameters::Size.self), factor: request.argument("factor", as: Double.self))  // BindsRouteParameters.three, BindsRouteParameters/Parameters.swift:57
  case (true, true, false): return try BindsRouteParameters::three(page: request.argument("page", as: (Int?).self), text: request.argument("text", as: String.self), size: request.argument("size", as: BindsRouteParameters::Size.self))  // BindsRouteParameters.three, BindsRouteParameters/Parameters.swift:57
  case (true, false, true): return try BindsRouteParameters::three(page: request.argument("page", as: (Int?).self), size: request.argument("size", as: BindsRouteParameters::Size.self), factor: request.argument("factor", as: Double.self))  // BindsRouteParameters.three, BindsRouteParameters/Parameters.swift:57
  case (true, false, false): return try BindsRouteParameters::three(page: request.argument("page", as: (Int?).self), size: request.argument("size", as: BindsRouteParameters::Size.self))  // BindsRouteParameters.three, BindsRouteParameters/Parameters.swift:57
  case (false, true, true): return try BindsRouteParameters::three(text: request.argument("text", as: String.self), size: request.argument("size", as: BindsRouteParameters::Size.self), factor: request.argument("factor", as: Double.self))  // BindsRouteParameters.three, BindsRouteParameters/Parameters.swift:57
  case (false, true, false): return try BindsRouteParameters::three(text: request.argument("text", as: String.self), size: request.argument("size", as: BindsRouteParameters::Size.self))  // BindsRouteParameters.three, BindsRouteParameters/Parameters.swift:57
  case (false, false, true): return try BindsRouteParameters::three(size: request.argument("size", as: BindsRouteParameters::Size.self), factor: request.argument("factor", as: Double.self))  // BindsRouteParameters.three, BindsRouteParameters/Parameters.swift:57
  case (false, false, false): return try BindsRouteParameters::three(size: request.argument("size", as: BindsRouteParameters::Size.self))  // BindsRouteParameters.three, BindsRouteParameters/Parameters.swift:57
  }
}

fileprivate func _waggleRoute6(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::words(size: request.argument("size", as: BindsRouteParameters::Size.self), colour: request.argument("colour", as: BindsRouteParameters::Colour.self), other: request.argument("other", as: (BindsRouteParameters::Colour?).self), id: request.argument("id", as: BindsRouteParameters::ProductID.self), token: request.argument("token", as: BindsRouteParameters::Token.self))  // BindsRouteParameters.words, BindsRouteParameters/Parameters.swift:62
}

fileprivate func _waggleRoute7(_ request: WaggleRouting::RouteRequest) throws -> String {
  switch request.containsArgument("names") {
  case true: return try BindsRouteParameters::lists(numbers: request.argument("numbers", as: [Int].self), names: request.argument("names", as: [String: Int].self), set: request.argument("set", as: (Set<Int>?).self))  // BindsRouteParameters.lists, BindsRouteParameters/Parameters.swift:67
  case false: return try BindsRouteParameters::lists(numbers: request.argument("numbers", as: [Int].self), set: request.argument("set", as: (Set<Int>?).self))  // BindsRouteParameters.lists, BindsRouteParameters/Parameters.swift:67
  }
}

fileprivate func _waggleRoute8(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::record(filter: request.decode(BindsRouteParameters::Filter.self))  // BindsRouteParameters.record, BindsRouteParameters/Parameters.swift:72
}

fileprivate func _waggleRoute9(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::unlabelled(request.decode(BindsRouteParameters::Filter.self), request)  // BindsRouteParameters.unlabelled, BindsRouteParameters/Parameters.swift:75
}

fileprivate func _waggleRoute10(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::all(request: request, registry: request.services, clock: request.services.get((any BindsRouteParameters::Clock).self), id: request.argument("id", as: Int.self))  // BindsRouteParameters.all, BindsRouteParameters/Parameters.swift:78
}

fileprivate func _waggleRoute11(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::stock(stock: request.argument("stock", as: BindsRouteParameters::Stock.self))  // BindsRouteParameters.stock, BindsRouteParameters/Parameters.swift:91
}

fileprivate func _waggleRoute12(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::services(request.services.get((any BindsRouteParameters::Clock).self), some: request.services.get((any BindsRouteParameters::Clock).self))  // BindsRouteParameters.services, BindsRouteParameters/Parameters.swift:94
}

fileprivate func _waggleRoute13(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::objects(image: request.argument("image", as: BindsRouteParameters::Image.self), pair: request.argument("pair", as: (Int, String).self), date: request.argument("date", as: (Date?).self), error: request.argument("error", as: (any Error).self), type: request.argument("type", as: Any.Type.self))  // BindsRouteParameters.objects, BindsRouteParameters/Parameters.swift:97
}

fileprivate func _waggleRoute14(_ request: WaggleRouting::RouteRequest) throws -> String {
  switch request.containsArgument("throwing") {
  case true: return try BindsRouteParameters::closures(plain: request.argument("plain", as: (@Sendable () -> Void).self), escaping: request.argument("escaping", as: (@Sendable (String) -> Int).self), optional: request.argument("optional", as: ((@Sendable () -> Void)?).self), main: request.argument("main", as: ((@MainActor () -> Void)?).self), sendable: request.argument("sendable", as: (@Sendable () -> Void).self), throwing: request.argument("throwing", as: (@Sendable (Int) throws -> String).self))  // BindsRouteParameters.closures, BindsRouteParameters/Parameters.swift:102
  case false: return try BindsRouteParameters::closures(plain: request.argument("plain", as: (@Sendable () -> Void).self), escaping: request.argument("escaping", as: (@Sendable (String) -> Int).self), optional: request.argument("optional", as: ((@Sendable () -> Void)?).self), main: request.argument("main", as: ((@MainActor () -> Void)?).self), sendable: request.argument("sendable", as: (@Sendable () -> Void).self))  // BindsRouteParameters.closures, BindsRouteParameters/Parameters.swift:102
  }
}

fileprivate func _waggleRoute15(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::aliases(request, done: request.argument("done", as: (@Sendable (Int) -> Void).self), then: request.argument("then", as: ((@Sendable (Int) -> Void)?).self), number: request.argument("number", as: BindsRouteParameters::Number.self))  // BindsRouteParameters.aliases, BindsRouteParameters/Parameters.swift:118
}

fileprivate func _waggleRoute16(_ request: WaggleRouting::RouteRequest) throws -> String {
  BindsRouteParameters::omitted()  // BindsRouteParameters.omitted, BindsRouteParameters/Parameters.swift:125
}

fileprivate func _waggleRoute17(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::passing(text: request.argument("text", as: String.self), image: request.argument("image", as: BindsRouteParameters::Image.self), number: request.argument("number", as: Int.self))  // BindsRouteParameters.passing, BindsRouteParameters/Parameters.swift:132
}

fileprivate func _waggleRoute18(_ request: WaggleRouting::RouteRequest) throws -> String {
  try BindsRouteParameters::existential(text: request.argument("text", as: (any StringProtocol & Sendable).self), other: request.argument("other", as: ((any Sendable)?).self))  // BindsRouteParameters.existential, BindsRouteParameters/Parameters.swift:137
}
