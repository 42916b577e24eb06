// Written by WagglePlugin from the '@service' and '@route' annotations of AnswersWithAnyResult. Changes here are lost.

public import Waggle
public import WaggleRouting

/// The services that AnswersWithAnyResult provides, and those of the modules that it is built on.
nonisolated public enum AnswersWithAnyResultServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
  }
}

/// The routes that AnswersWithAnyResult answers, and those of the modules that it is built on.
nonisolated public enum AnswersWithAnyResultRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    []
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.at("void").add("AnswersWithAnyResult.void (AnswersWithAnyResult/Results.swift:18)", _waggleRoute0)
    try registrar.at("void/throws").add("AnswersWithAnyResult.voidThrows (AnswersWithAnyResult/Results.swift:21)", _waggleRoute1)
    try registrar.at("void/async").add("AnswersWithAnyResult.voidAsync (AnswersWithAnyResult/Results.swift:24)", waiting: _waggleRoute2)
    try registrar.at("page").add("AnswersWithAnyResult.page (AnswersWithAnyResult/Results.swift:27)", _waggleRoute3)
    try registrar.at("page/async").add("AnswersWithAnyResult.pageAsync (AnswersWithAnyResult/Results.swift:30)", waiting: _waggleRoute4)
    try registrar.at("opaque").add("AnswersWithAnyResult.opaque (AnswersWithAnyResult/Results.swift:33)", _waggleRoute5)
    try registrar.at("opaque/async").add("AnswersWithAnyResult.opaqueAsync (AnswersWithAnyResult/Results.swift:36)", waiting: _waggleRoute6)
    try registrar.at("any").add("AnswersWithAnyResult.anything (AnswersWithAnyResult/Results.swift:39)", _waggleRoute7)
    try registrar.at("optional").add("AnswersWithAnyResult.optional (AnswersWithAnyResult/Results.swift:42)", _waggleRoute8)
    try registrar.at("optional/opaque").add("AnswersWithAnyResult.optionalOpaque (AnswersWithAnyResult/Results.swift:45)", _waggleRoute9)
    try registrar.at("tuple").add("AnswersWithAnyResult.tuple (AnswersWithAnyResult/Results.swift:48)", _waggleRoute10)
    try registrar.at("generic").add("AnswersWithAnyResult.generic (AnswersWithAnyResult/Results.swift:51)", _waggleRoute11)
    try registrar.at("nested").add("AnswersWithAnyResult.nested (AnswersWithAnyResult/Results.swift:54)", _waggleRoute12)
    try registrar.at("function").add("AnswersWithAnyResult.function (AnswersWithAnyResult/Results.swift:57)", _waggleRoute13)
    try registrar.at("sending").add("AnswersWithAnyResult.sent (AnswersWithAnyResult/Results.swift:60)", _waggleRoute14)
    try registrar.at("forced").add("AnswersWithAnyResult.forced (AnswersWithAnyResult/Results.swift:63)", _waggleRoute15)
    try registrar.at("self").add("AnswersWithAnyResult.Sheet.make (AnswersWithAnyResult/Results.swift:67)", AnswersWithAnyResult::Sheet._waggleRoute16)
    try registrar.at("part").add("AnswersWithAnyResult.Sheet.part (AnswersWithAnyResult/Results.swift:70)", waiting: AnswersWithAnyResult::Sheet._waggleRoute17)
    try registrar.at("self/class").add("AnswersWithAnyResult.Base.make (AnswersWithAnyResult/Results.swift:77)", AnswersWithAnyResult::Base._waggleRoute18)
    try registrar.at("never").add("AnswersWithAnyResult.never (AnswersWithAnyResult/Results.swift:81)", _waggleRoute19)
  }
}

fileprivate func _waggleRoute0(_ request: WaggleRouting::RouteRequest) throws -> Void {
  AnswersWithAnyResult::void()  // AnswersWithAnyResult.void, AnswersWithAnyResult/Results.swift:18
}

fileprivate func _waggleRoute1(_ request: WaggleRouting::RouteRequest) throws -> Void {
  switch request.containsArgument("count") {
  case true: return try AnswersWithAnyResult::voidThrows(count: request.argument("count", as: Int.self))  // AnswersWithAnyResult.voidThrows, AnswersWithAnyResult/Results.swift:21
  case false: return try AnswersWithAnyResult::voidThrows()  // AnswersWithAnyResult.voidThrows, AnswersWithAnyResult/Results.swift:21
  }
}

fileprivate func _waggleRoute2(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  switch request.containsArgument("count") {
  case true: return try await WaggleRouting::RouteAnswer(AnswersWithAnyResult::voidAsync(count: request.argument("count", as: Int.self)))  // AnswersWithAnyResult.voidAsync, AnswersWithAnyResult/Results.swift:24
  case false: return await WaggleRouting::RouteAnswer(AnswersWithAnyResult::voidAsync())  // AnswersWithAnyResult.voidAsync, AnswersWithAnyResult/Results.swift:24
  }
}

fileprivate func _waggleRoute3(_ request: WaggleRouting::RouteRequest) throws -> AnswersWithAnyResult::Page {
  AnswersWithAnyResult::page()  // AnswersWithAnyResult.page, AnswersWithAnyResult/Results.swift:27
}

fileprivate func _waggleRoute4(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  await WaggleRouting::RouteAnswer(AnswersWithAnyResult::pageAsync())  // AnswersWithAnyResult.pageAsync, AnswersWithAnyResult/Results.swift:30
}

fileprivate func _waggleRoute5(_ request: WaggleRouting::RouteRequest) throws -> any AnswersWithAnyResult::Titled {
  AnswersWithAnyResult::opaque()  // AnswersWithAnyResult.opaque, AnswersWithAnyResult/Results.swift:33
}

fileprivate func _waggleRoute6(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  try await WaggleRouting::RouteAnswer(AnswersWithAnyResult::opaqueAsync())  // AnswersWithAnyResult.opaqueAsync, AnswersWithAnyResult/Results.swift:36
}

fileprivate func _waggleRoute7(_ request: WaggleRouting::RouteRequest) throws -> any AnswersWithAnyResult::Titled {
  AnswersWithAnyResult::anything()  // AnswersWithAnyResult.anything, AnswersWithAnyResult/Results.swift:39
}

fileprivate func _waggleRoute8(_ request: WaggleRouting::RouteRequest) throws -> AnswersWithAnyResult::Page? {
  try AnswersWithAnyResult::optional(full: request.argument("full", as: Bool.self))  // AnswersWithAnyResult.optional, AnswersWithAnyResult/Results.swift:42
}

fileprivate func _waggleRoute9(_ request: WaggleRouting::RouteRequest) throws -> (some AnswersWithAnyResult::Titled)? {
  AnswersWithAnyResult::optionalOpaque()  // AnswersWithAnyResult.optionalOpaque, AnswersWithAnyResult/Results.swift:45
}

fileprivate func _waggleRoute10(_ request: WaggleRouting::RouteRequest) throws -> (number: Int, String) {
  AnswersWithAnyResult::tuple()  // AnswersWithAnyResult.tuple, AnswersWithAnyResult/Results.swift:48
}

fileprivate func _waggleRoute11(_ request: WaggleRouting::RouteRequest) throws -> AnswersWithAnyResult::Box<[AnswersWithAnyResult::Page]> {
  AnswersWithAnyResult::generic()  // AnswersWithAnyResult.generic, AnswersWithAnyResult/Results.swift:51
}

fileprivate func _waggleRoute12(_ request: WaggleRouting::RouteRequest) throws -> AnswersWithAnyResult::Sheet.Part {
  AnswersWithAnyResult::nested()  // AnswersWithAnyResult.nested, AnswersWithAnyResult/Results.swift:54
}

fileprivate func _waggleRoute13(_ request: WaggleRouting::RouteRequest) throws -> (Int) -> Int {
  AnswersWithAnyResult::function()  // AnswersWithAnyResult.function, AnswersWithAnyResult/Results.swift:57
}

fileprivate func _waggleRoute14(_ request: WaggleRouting::RouteRequest) throws -> sending AnswersWithAnyResult::Page {
  AnswersWithAnyResult::sent()  // AnswersWithAnyResult.sent, AnswersWithAnyResult/Results.swift:60
}

fileprivate func _waggleRoute15(_ request: WaggleRouting::RouteRequest) throws -> AnswersWithAnyResult::Page! {
  AnswersWithAnyResult::forced()  // AnswersWithAnyResult.forced, AnswersWithAnyResult/Results.swift:63
}

extension AnswersWithAnyResult::Sheet {
  fileprivate static func _waggleRoute16(_ request: WaggleRouting::RouteRequest) throws -> AnswersWithAnyResult::Sheet {
    AnswersWithAnyResult::Sheet.make()  // AnswersWithAnyResult.Sheet.make, AnswersWithAnyResult/Results.swift:67
  }
}

extension AnswersWithAnyResult::Sheet {
  fileprivate static func _waggleRoute17(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    await WaggleRouting::RouteAnswer(AnswersWithAnyResult::Sheet.part())  // AnswersWithAnyResult.Sheet.part, AnswersWithAnyResult/Results.swift:70
  }
}

extension AnswersWithAnyResult::Base {
  fileprivate static func _waggleRoute18(_ request: WaggleRouting::RouteRequest) throws -> AnswersWithAnyResult::Base {
    AnswersWithAnyResult::Base.make()  // AnswersWithAnyResult.Base.make, AnswersWithAnyResult/Results.swift:77
  }
}

fileprivate func _waggleRoute19(_ request: WaggleRouting::RouteRequest) throws -> Never {
  try AnswersWithAnyResult::never()  // AnswersWithAnyResult.never, AnswersWithAnyResult/Results.swift:81
}
