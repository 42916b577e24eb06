// Written by WagglePlugin from the '@service' and '@route' annotations of RoutesOfAnOlderLanguageMode. Changes here are lost.

public import Waggle
public import WaggleRouting

/// The services that RoutesOfAnOlderLanguageMode provides, and those of the modules that it is built on.
nonisolated public enum RoutesOfAnOlderLanguageModeServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any RoutesOfAnOlderLanguageMode::Printer).self, "RoutesOfAnOlderLanguageMode.InkPrinter (RoutesOfAnOlderLanguageMode/Older.swift:8)", RoutesOfAnOlderLanguageMode::InkPrinter._waggle0)
  }
}

/// The routes that RoutesOfAnOlderLanguageMode answers, and those of the modules that it is built on.
nonisolated public enum RoutesOfAnOlderLanguageModeRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    []
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.action("InkPrinter", "print").add("RoutesOfAnOlderLanguageMode.InkPrinter.print (RoutesOfAnOlderLanguageMode/Older.swift:10)", RoutesOfAnOlderLanguageMode::InkPrinter._waggleRoute0)
    try registrar.at("printer").add("RoutesOfAnOlderLanguageMode.printer (RoutesOfAnOlderLanguageMode/Older.swift:14)", _waggleRoute1)
    try registrar.at("ink").add("RoutesOfAnOlderLanguageMode.ink (RoutesOfAnOlderLanguageMode/Older.swift:17)", waiting: _waggleRoute2)
    try registrar.at("ink/main").add("RoutesOfAnOlderLanguageMode.inkOnMain (RoutesOfAnOlderLanguageMode/Older.swift:20)", _waggleRoute3)
    try registrar.at("handler").add("RoutesOfAnOlderLanguageMode.Handler (RoutesOfAnOlderLanguageMode/Older.swift:23)", RoutesOfAnOlderLanguageMode::Handler._waggleRoute4)
  }
}

extension RoutesOfAnOlderLanguageMode::InkPrinter {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any RoutesOfAnOlderLanguageMode::Printer {
    RoutesOfAnOlderLanguageMode::InkPrinter()  // RoutesOfAnOlderLanguageMode.InkPrinter, RoutesOfAnOlderLanguageMode/Older.swift:8
  }
}

extension RoutesOfAnOlderLanguageMode::InkPrinter {
  fileprivate static func _waggleRoute0(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any RoutesOfAnOlderLanguageMode::Printer).self).print(text: request.argument("text", as: String.self))  // RoutesOfAnOlderLanguageMode.InkPrinter.print, RoutesOfAnOlderLanguageMode/Older.swift:10
  }
}

fileprivate func _waggleRoute1(_ request: WaggleRouting::RouteRequest) throws -> any RoutesOfAnOlderLanguageMode::Printer {
  try RoutesOfAnOlderLanguageMode::printer(request.services.get((any RoutesOfAnOlderLanguageMode::Printer).self), ink: request.argument("ink", as: (RoutesOfAnOlderLanguageMode::Ink?).self))  // RoutesOfAnOlderLanguageMode.printer, RoutesOfAnOlderLanguageMode/Older.swift:14
}

fileprivate func _waggleRoute2(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  await WaggleRouting::RouteAnswer(RoutesOfAnOlderLanguageMode::ink())  // RoutesOfAnOlderLanguageMode.ink, RoutesOfAnOlderLanguageMode/Older.swift:17
}

@MainActor fileprivate func _waggleRoute3(_ request: WaggleRouting::RouteRequest) throws -> RoutesOfAnOlderLanguageMode::Ink {
  try RoutesOfAnOlderLanguageMode::inkOnMain(then: request.argument("then", as: ((@Sendable (RoutesOfAnOlderLanguageMode::Ink) -> Void)?).self))  // RoutesOfAnOlderLanguageMode.inkOnMain, RoutesOfAnOlderLanguageMode/Older.swift:20
}

extension RoutesOfAnOlderLanguageMode::Handler {
  fileprivate static func _waggleRoute4(_ request: WaggleRouting::RouteRequest) throws -> RoutesOfAnOlderLanguageMode::Ink {
    try RoutesOfAnOlderLanguageMode::Handler.handle(request)  // RoutesOfAnOlderLanguageMode.Handler, RoutesOfAnOlderLanguageMode/Older.swift:23
  }
}
