// Written by WagglePlugin from the '@service' annotations of TellsProvidersApart. Changes here are lost.

public import Waggle

/// The services that TellsProvidersApart provides, and those of the modules that it is built on.
nonisolated public enum TellsProvidersApartServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.named("de").add((any TellsProvidersApart::Voice).self, "TellsProvidersApart.German (TellsProvidersApart/Names.swift:6)", TellsProvidersApart::German._waggle0)
    registrar.named("en").add((any TellsProvidersApart::Voice).self, "TellsProvidersApart.English (TellsProvidersApart/Names.swift:11)", TellsProvidersApart::English._waggle1)
    registrar.add((any TellsProvidersApart::Engine).self, "TellsProvidersApart.Steam (TellsProvidersApart/Names.swift:20)", TellsProvidersApart::Steam._waggle2)
    registrar.replacing("Steam").add((any TellsProvidersApart::Engine).self, "TellsProvidersApart.Electric (TellsProvidersApart/Names.swift:25)", TellsProvidersApart::Electric._waggle3)
    registrar.asFallback.add((any TellsProvidersApart::Fuel).self, "TellsProvidersApart.Coal (TellsProvidersApart/Names.swift:34)", TellsProvidersApart::Coal._waggle4)
    registrar.add((any TellsProvidersApart::Fuel).self, "TellsProvidersApart.Current (TellsProvidersApart/Names.swift:39)", TellsProvidersApart::Current._waggle5)
    registrar.asFallback.add((any TellsProvidersApart::Brake).self, "TellsProvidersApart.HandBrake (TellsProvidersApart/Names.swift:48)", TellsProvidersApart::HandBrake._waggle6)
  }
}

extension TellsProvidersApart::German {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any TellsProvidersApart::Voice {
    TellsProvidersApart::German()  // TellsProvidersApart.German, TellsProvidersApart/Names.swift:6
  }
}

extension TellsProvidersApart::English {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any TellsProvidersApart::Voice {
    TellsProvidersApart::English()  // TellsProvidersApart.English, TellsProvidersApart/Names.swift:11
  }
}

extension TellsProvidersApart::Steam {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any TellsProvidersApart::Engine {
    TellsProvidersApart::Steam()  // TellsProvidersApart.Steam, TellsProvidersApart/Names.swift:20
  }
}

extension TellsProvidersApart::Electric {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any TellsProvidersApart::Engine {
    TellsProvidersApart::Electric()  // TellsProvidersApart.Electric, TellsProvidersApart/Names.swift:25
  }
}

extension TellsProvidersApart::Coal {
  fileprivate static func _waggle4(_ services: Waggle::ServiceInjector) throws -> any TellsProvidersApart::Fuel {
    TellsProvidersApart::Coal()  // TellsProvidersApart.Coal, TellsProvidersApart/Names.swift:34
  }
}

extension TellsProvidersApart::Current {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any TellsProvidersApart::Fuel {
    TellsProvidersApart::Current()  // TellsProvidersApart.Current, TellsProvidersApart/Names.swift:39
  }
}

extension TellsProvidersApart::HandBrake {
  fileprivate static func _waggle6(_ services: Waggle::ServiceInjector) throws -> any TellsProvidersApart::Brake {
    TellsProvidersApart::HandBrake()  // TellsProvidersApart.HandBrake, TellsProvidersApart/Names.swift:48
  }
}
