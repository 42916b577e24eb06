// Written by WagglePlugin from the '@service' annotations of CopiesImports. Changes here are lost.

public import Waggle
@preconcurrency internal import StaysOnTheMainActor
import Foundation
#if canImport(Darwin)
internal import Darwin
#endif
#if !(canImport(Darwin))
internal import Glibc
#endif
internal import NamesNestedTypesByTheirPath
internal import StaysOnTheMainActor
internal import TellsProvidersApart
internal import enum NamesNestedTypesByTheirPath.Outer

/// The services that CopiesImports provides, and those of the modules that it is built on.
nonisolated public enum CopiesImportsServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    [
      NamesNestedTypesByTheirPath::NamesNestedTypesByTheirPathServices.self,  // does not compile? NamesNestedTypesByTheirPath has '@service' annotations but lacks WagglePlugin in its target's plugins
      StaysOnTheMainActor::StaysOnTheMainActorServices.self,  // does not compile? StaysOnTheMainActor has '@service' annotations but lacks WagglePlugin in its target's plugins
      TellsProvidersApart::TellsProvidersApartServices.self,  // does not compile? TellsProvidersApart has '@service' annotations but lacks WagglePlugin in its target's plugins
    ]
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any CopiesImports::Engine).self, "CopiesImports.Speaker (CopiesImports/First.swift:18)", CopiesImports::Speaker._waggle0)
    registrar.add((any TellsProvidersApart::Engine).self, "CopiesImports.Diesel (CopiesImports/First.swift:27)", CopiesImports::Diesel._waggle1)
    registrar.add((any CopiesImports::Root).self, "CopiesImports.ObjectRoot (CopiesImports/First.swift:37)", CopiesImports::ObjectRoot._waggle2)
    registrar.add(String.self, "CopiesImports.title (CopiesImports/First.swift:42)", _waggle3)
  }
}

extension CopiesImports::Speaker {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any CopiesImports::Engine {
    try CopiesImports::Speaker(voices: services.getAll((any TellsProvidersApart::Voice).self), part: services.get((any NamesNestedTypesByTheirPath::Outer.Inside).self))  // CopiesImports.Speaker, CopiesImports/First.swift:18
  }
}

extension CopiesImports::Diesel {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any TellsProvidersApart::Engine {
    CopiesImports::Diesel()  // CopiesImports.Diesel, CopiesImports/First.swift:27
  }
}

extension CopiesImports::ObjectRoot {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any CopiesImports::Root {
    CopiesImports::ObjectRoot()  // CopiesImports.ObjectRoot, CopiesImports/First.swift:37
  }
}

fileprivate func _waggle3(_ services: Waggle::ServiceInjector) throws -> String {
  try CopiesImports::title(of: services.get((any StaysOnTheMainActor::View).self))  // CopiesImports.title, CopiesImports/First.swift:42
}
