// Written by WagglePlugin from the '@service' annotations of DeprecatedProvidersWarnNobody. Changes here are lost.

public import Waggle

/// The services that DeprecatedProvidersWarnNobody provides, and those of the modules that it is built on.
nonisolated public enum DeprecatedProvidersWarnNobodyServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    [
      DeprecatedProvidersWarnNobodyDeprecatedServices.self,
    ]
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any DeprecatedProvidersWarnNobody::Lamp).self, "DeprecatedProvidersWarnNobody.LED (DeprecatedProvidersWarnNobody/Old.swift:20)", DeprecatedProvidersWarnNobody::LED._waggle2)
  }
}

nonisolated fileprivate enum DeprecatedProvidersWarnNobodyDeprecatedServices: Waggle::ServiceCatalog {
  static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  @available(*, deprecated) static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.named("old").add((any DeprecatedProvidersWarnNobody::Lamp).self, "DeprecatedProvidersWarnNobody.Bulb (DeprecatedProvidersWarnNobody/Old.swift:7)", DeprecatedProvidersWarnNobody::Bulb._waggle0)
    registrar.named("old initialiser").add((any DeprecatedProvidersWarnNobody::Lamp).self, "DeprecatedProvidersWarnNobody.Tube (DeprecatedProvidersWarnNobody/Old.swift:12)", DeprecatedProvidersWarnNobody::Tube._waggle1)
    registrar.add((any DeprecatedProvidersWarnNobody::Torch).self, "DeprecatedProvidersWarnNobody.light (DeprecatedProvidersWarnNobody/Old.swift:36)", _waggle3)
  }
}

@available(*, deprecated)
extension DeprecatedProvidersWarnNobody::Bulb {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any DeprecatedProvidersWarnNobody::Lamp {
    DeprecatedProvidersWarnNobody::Bulb()  // DeprecatedProvidersWarnNobody.Bulb, DeprecatedProvidersWarnNobody/Old.swift:7
  }
}

@available(*, deprecated)
extension DeprecatedProvidersWarnNobody::Tube {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any DeprecatedProvidersWarnNobody::Lamp {
    DeprecatedProvidersWarnNobody::Tube()  // DeprecatedProvidersWarnNobody.Tube, DeprecatedProvidersWarnNobody/Old.swift:12
  }
}

extension DeprecatedProvidersWarnNobody::LED {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any DeprecatedProvidersWarnNobody::Lamp {
    DeprecatedProvidersWarnNobody::LED()  // DeprecatedProvidersWarnNobody.LED, DeprecatedProvidersWarnNobody/Old.swift:20
  }
}

@available(*, deprecated)
fileprivate func _waggle3(_ services: Waggle::ServiceInjector) throws -> any DeprecatedProvidersWarnNobody::Torch {
  DeprecatedProvidersWarnNobody::light()  // DeprecatedProvidersWarnNobody.light, DeprecatedProvidersWarnNobody/Old.swift:36
}
