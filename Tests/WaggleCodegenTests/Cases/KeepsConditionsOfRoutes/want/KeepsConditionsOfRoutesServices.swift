// Written by WagglePlugin from the '@service' and '@route' annotations of KeepsConditionsOfRoutes. Changes here are lost.

public import Waggle
public import WaggleRouting
#if canImport(Darwin)
import Darwin
#endif
#if !(canImport(Darwin))
import Glibc
#endif

/// The services that KeepsConditionsOfRoutes provides, and those of the modules that it is built on.
nonisolated public enum KeepsConditionsOfRoutesServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any KeepsConditionsOfRoutes::Mode).self, "KeepsConditionsOfRoutes.OneMode (KeepsConditionsOfRoutes/Conditions.swift:47)", KeepsConditionsOfRoutes::OneMode._waggle0)
  }
}

/// The routes that KeepsConditionsOfRoutes answers, and those of the modules that it is built on.
nonisolated public enum KeepsConditionsOfRoutesRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    []
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    #if DEBUG
    try registrar.at("mode").add("KeepsConditionsOfRoutes.mode (KeepsConditionsOfRoutes/Conditions.swift:13)", _waggleRoute0)
    try registrar.key("mode").add("KeepsConditionsOfRoutes.mode (KeepsConditionsOfRoutes/Conditions.swift:13)", _waggleRoute0)
    #endif
    #if !(DEBUG)
    try registrar.at("mode").add("KeepsConditionsOfRoutes.mode (KeepsConditionsOfRoutes/Conditions.swift:16)", _waggleRoute1)
    try registrar.key("mode").add("KeepsConditionsOfRoutes.mode (KeepsConditionsOfRoutes/Conditions.swift:16)", _waggleRoute1)
    #endif
    #if os(Windows)
    try registrar.at("platform").add("KeepsConditionsOfRoutes.platform (KeepsConditionsOfRoutes/Conditions.swift:21)", _waggleRoute2)
    #endif
    #if (!(os(Windows))) && (os(Linux))
    try registrar.at("platform").add("KeepsConditionsOfRoutes.platform (KeepsConditionsOfRoutes/Conditions.swift:24)", _waggleRoute3)
    #endif
    #if (!(os(Windows))) && (!(os(Linux)))
    try registrar.at("platform").add("KeepsConditionsOfRoutes.platform (KeepsConditionsOfRoutes/Conditions.swift:27)", waiting: _waggleRoute4)
    #endif
    #if (os(Linux)) && (DEBUG || !DEBUG)
    try registrar.action("Nested", "Nested").add("KeepsConditionsOfRoutes.Nested (KeepsConditionsOfRoutes/Conditions.swift:33)", KeepsConditionsOfRoutes::Nested._waggleRoute5)
    #endif
    #if NEVER
    try registrar.at("never").add("KeepsConditionsOfRoutes.Missing.never (KeepsConditionsOfRoutes/Conditions.swift:42)", KeepsConditionsOfRoutes::Missing._waggleRoute6)
    #endif
    #if os(Linux)
    try registrar.action("OneMode", "text").add("KeepsConditionsOfRoutes.OneMode.text (KeepsConditionsOfRoutes/Conditions.swift:50)", KeepsConditionsOfRoutes::OneMode._waggleRoute7)
    #endif
    #if !(os(Linux))
    try registrar.action("OneMode", "text").add("KeepsConditionsOfRoutes.OneMode.text (KeepsConditionsOfRoutes/Conditions.swift:53)", KeepsConditionsOfRoutes::OneMode._waggleRoute8)
    #endif
    if #available(macOS 99, iOS 99, *) { try registrar.at("new").add("KeepsConditionsOfRoutes.new (KeepsConditionsOfRoutes/Conditions.swift:59)", _waggleRoute9) }
    if #available(macOS 99, *) { try registrar.at("newer").add("KeepsConditionsOfRoutes.Newer (KeepsConditionsOfRoutes/Conditions.swift:63)", KeepsConditionsOfRoutes::Newer._waggleRoute10) }
    if #available(macOS 99, *) { try registrar.key("newer").add("KeepsConditionsOfRoutes.Newer (KeepsConditionsOfRoutes/Conditions.swift:63)", KeepsConditionsOfRoutes::Newer._waggleRoute10) }
    #if !os(iOS)
    try registrar.at("desk").add("KeepsConditionsOfRoutes.desk (KeepsConditionsOfRoutes/Conditions.swift:69)", _waggleRoute11)
    #endif
    if #available(macOS 99, *), #available(iOS 99, *) { try registrar.action("Newest", "page").add("KeepsConditionsOfRoutes.Newest.page (KeepsConditionsOfRoutes/Conditions.swift:75)", waiting: KeepsConditionsOfRoutes::Newest._waggleRoute12) }
    #if NEVER
    try registrar.at("branches").add("KeepsConditionsOfRoutes.Branches (KeepsConditionsOfRoutes/Conditions.swift:79)", waiting: KeepsConditionsOfRoutes::Branches._waggleRoute13)
    #endif
    #if !(NEVER)
    try registrar.at("branches").add("KeepsConditionsOfRoutes.Branches (KeepsConditionsOfRoutes/Conditions.swift:79)", KeepsConditionsOfRoutes::Branches._waggleRoute14)
    #endif
  }
}

extension KeepsConditionsOfRoutes::OneMode {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any KeepsConditionsOfRoutes::Mode {
    KeepsConditionsOfRoutes::OneMode()  // KeepsConditionsOfRoutes.OneMode, KeepsConditionsOfRoutes/Conditions.swift:47
  }
}

#if DEBUG
fileprivate func _waggleRoute0(_ request: WaggleRouting::RouteRequest) throws -> String {
  KeepsConditionsOfRoutes::mode()  // KeepsConditionsOfRoutes.mode, KeepsConditionsOfRoutes/Conditions.swift:13
}
#endif

#if !(DEBUG)
fileprivate func _waggleRoute1(_ request: WaggleRouting::RouteRequest) throws -> String {
  KeepsConditionsOfRoutes::mode()  // KeepsConditionsOfRoutes.mode, KeepsConditionsOfRoutes/Conditions.swift:16
}
#endif

#if os(Windows)
fileprivate func _waggleRoute2(_ request: WaggleRouting::RouteRequest) throws -> String {
  KeepsConditionsOfRoutes::platform()  // KeepsConditionsOfRoutes.platform, KeepsConditionsOfRoutes/Conditions.swift:21
}
#endif

#if (!(os(Windows))) && (os(Linux))
fileprivate func _waggleRoute3(_ request: WaggleRouting::RouteRequest) throws -> String {
  KeepsConditionsOfRoutes::platform()  // KeepsConditionsOfRoutes.platform, KeepsConditionsOfRoutes/Conditions.swift:24
}
#endif

#if (!(os(Windows))) && (!(os(Linux)))
fileprivate func _waggleRoute4(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
  await WaggleRouting::RouteAnswer(KeepsConditionsOfRoutes::platform())  // KeepsConditionsOfRoutes.platform, KeepsConditionsOfRoutes/Conditions.swift:27
}
#endif

#if (os(Linux)) && (DEBUG || !DEBUG)
extension KeepsConditionsOfRoutes::Nested {
  fileprivate static func _waggleRoute5(_ request: WaggleRouting::RouteRequest) throws -> String {
    KeepsConditionsOfRoutes::Nested.handle(request)  // KeepsConditionsOfRoutes.Nested, KeepsConditionsOfRoutes/Conditions.swift:33
  }
}
#endif

#if NEVER
extension KeepsConditionsOfRoutes::Missing {
  fileprivate static func _waggleRoute6(_ request: WaggleRouting::RouteRequest) throws -> String {
    KeepsConditionsOfRoutes::Missing.never()  // KeepsConditionsOfRoutes.Missing.never, KeepsConditionsOfRoutes/Conditions.swift:42
  }
}
#endif

#if os(Linux)
extension KeepsConditionsOfRoutes::OneMode {
  fileprivate static func _waggleRoute7(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any KeepsConditionsOfRoutes::Mode).self).text()  // KeepsConditionsOfRoutes.OneMode.text, KeepsConditionsOfRoutes/Conditions.swift:50
  }
}
#endif

#if !(os(Linux))
extension KeepsConditionsOfRoutes::OneMode {
  fileprivate static func _waggleRoute8(_ request: WaggleRouting::RouteRequest) throws -> String {
    try request.services.get((any KeepsConditionsOfRoutes::Mode).self).text()  // KeepsConditionsOfRoutes.OneMode.text, KeepsConditionsOfRoutes/Conditions.swift:53
  }
}
#endif

@available(macOS 99, iOS 99, *)
fileprivate func _waggleRoute9(_ request: WaggleRouting::RouteRequest) throws -> String {
  KeepsConditionsOfRoutes::new()  // KeepsConditionsOfRoutes.new, KeepsConditionsOfRoutes/Conditions.swift:59
}

@available(macOS 99, *)
extension KeepsConditionsOfRoutes::Newer {
  fileprivate static func _waggleRoute10(_ request: WaggleRouting::RouteRequest) throws -> String {
    KeepsConditionsOfRoutes::Newer.handle(request)  // KeepsConditionsOfRoutes.Newer, KeepsConditionsOfRoutes/Conditions.swift:63
  }
}

#if !os(iOS)
fileprivate func _waggleRoute11(_ request: WaggleRouting::RouteRequest) throws -> String {
  KeepsConditionsOfRoutes::desk()  // KeepsConditionsOfRoutes.desk, KeepsConditionsOfRoutes/Conditions.swift:69
}
#endif

@available(macOS 99, *)
@available(iOS 99, *)
extension KeepsConditionsOfRoutes::Newest {
  fileprivate static func _waggleRoute12(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    await WaggleRouting::RouteAnswer(KeepsConditionsOfRoutes::Newest.page())  // KeepsConditionsOfRoutes.Newest.page, KeepsConditionsOfRoutes/Conditions.swift:75
  }
}

#if NEVER
extension KeepsConditionsOfRoutes::Branches {
  fileprivate static func _waggleRoute13(_ request: WaggleRouting::RouteRequest) async throws -> WaggleRouting::RouteAnswer {
    try await WaggleRouting::RouteAnswer(KeepsConditionsOfRoutes::Branches.handle(request))  // KeepsConditionsOfRoutes.Branches, KeepsConditionsOfRoutes/Conditions.swift:79
  }
}
#endif

#if !(NEVER)
extension KeepsConditionsOfRoutes::Branches {
  fileprivate static func _waggleRoute14(_ request: WaggleRouting::RouteRequest) throws -> String {
    KeepsConditionsOfRoutes::Branches.handle(request)  // KeepsConditionsOfRoutes.Branches, KeepsConditionsOfRoutes/Conditions.swift:79
  }
}
#endif
