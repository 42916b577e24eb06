// Written by WagglePlugin from the '@service' annotations of NamesNestedTypesByTheirPath. Changes here are lost.

public import Waggle

/// The services that NamesNestedTypesByTheirPath provides, and those of the modules that it is built on.
nonisolated public enum NamesNestedTypesByTheirPathServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any NamesNestedTypesByTheirPath::Outer.Inside).self, "NamesNestedTypesByTheirPath.Outer.Provider (NamesNestedTypesByTheirPath/Nested.swift:12)", NamesNestedTypesByTheirPath::Outer.Provider._waggle0)
    registrar.named("deep").add((any NamesNestedTypesByTheirPath::Part).self, "NamesNestedTypesByTheirPath.Outer.Middle.Deep (NamesNestedTypesByTheirPath/Nested.swift:22)", NamesNestedTypesByTheirPath::Outer.Middle.Deep._waggle1)
    registrar.add(NamesNestedTypesByTheirPath::Config.self, "NamesNestedTypesByTheirPath.outerConfig (NamesNestedTypesByTheirPath/Nested.swift:33)", _waggle2)
    registrar.add(NamesNestedTypesByTheirPath::Outer.Config.self, "NamesNestedTypesByTheirPath.Outer.innerConfig (NamesNestedTypesByTheirPath/Nested.swift:37)", NamesNestedTypesByTheirPath::Outer._waggle3)
    registrar.named("in an extension").add((any NamesNestedTypesByTheirPath::Part).self, "NamesNestedTypesByTheirPath.Outer.Extended (NamesNestedTypesByTheirPath/Nested.swift:40)", NamesNestedTypesByTheirPath::Outer.Extended._waggle4)
    registrar.named("by extension").add((any NamesNestedTypesByTheirPath::Part).self, "NamesNestedTypesByTheirPath.Outer.Config (NamesNestedTypesByTheirPath/Nested.swift:48)", NamesNestedTypesByTheirPath::Outer.Config._waggle5)
    registrar.named("captured").add((any NamesNestedTypesByTheirPath::Part).self, "NamesNestedTypesByTheirPath.Capturing (NamesNestedTypesByTheirPath/Nested.swift:54)", NamesNestedTypesByTheirPath::Capturing._waggle6)
  }
}

extension NamesNestedTypesByTheirPath::Outer.Provider {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any NamesNestedTypesByTheirPath::Outer.Inside {
    NamesNestedTypesByTheirPath::Outer.Provider()  // NamesNestedTypesByTheirPath.Outer.Provider, NamesNestedTypesByTheirPath/Nested.swift:12
  }
}

extension NamesNestedTypesByTheirPath::Outer.Middle.Deep {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any NamesNestedTypesByTheirPath::Part {
    NamesNestedTypesByTheirPath::Outer.Middle.Deep()  // NamesNestedTypesByTheirPath.Outer.Middle.Deep, NamesNestedTypesByTheirPath/Nested.swift:22
  }
}

fileprivate func _waggle2(_ services: Waggle::ServiceInjector) throws -> NamesNestedTypesByTheirPath::Config {
  NamesNestedTypesByTheirPath::outerConfig()  // NamesNestedTypesByTheirPath.outerConfig, NamesNestedTypesByTheirPath/Nested.swift:33
}

extension NamesNestedTypesByTheirPath::Outer {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> NamesNestedTypesByTheirPath::Outer.Config {
    NamesNestedTypesByTheirPath::Outer.innerConfig()  // NamesNestedTypesByTheirPath.Outer.innerConfig, NamesNestedTypesByTheirPath/Nested.swift:37
  }
}

extension NamesNestedTypesByTheirPath::Outer.Extended {
  fileprivate static func _waggle4(_ services: Waggle::ServiceInjector) throws -> any NamesNestedTypesByTheirPath::Part {
    try NamesNestedTypesByTheirPath::Outer.Extended(config: services.get(NamesNestedTypesByTheirPath::Outer.Config.self))  // NamesNestedTypesByTheirPath.Outer.Extended, NamesNestedTypesByTheirPath/Nested.swift:40
  }
}

extension NamesNestedTypesByTheirPath::Outer.Config {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any NamesNestedTypesByTheirPath::Part {
    NamesNestedTypesByTheirPath::Outer.Config()  // NamesNestedTypesByTheirPath.Outer.Config, NamesNestedTypesByTheirPath/Nested.swift:48
  }
}

extension NamesNestedTypesByTheirPath::Capturing {
  fileprivate static func _waggle6(_ services: Waggle::ServiceInjector) throws -> any NamesNestedTypesByTheirPath::Part {
    NamesNestedTypesByTheirPath::Capturing()  // NamesNestedTypesByTheirPath.Capturing, NamesNestedTypesByTheirPath/Nested.swift:54
  }
}
