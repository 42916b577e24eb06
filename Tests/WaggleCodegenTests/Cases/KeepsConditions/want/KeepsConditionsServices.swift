// Written by WagglePlugin from the '@service' annotations of KeepsConditions. Changes here are lost.

public import Waggle

/// The services that KeepsConditions provides, and those of the modules that it is built on.
nonisolated public enum KeepsConditionsServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    #if DEBUG
    registrar.add((any KeepsConditions::Mode).self, "KeepsConditions.DebugMode (KeepsConditions/Twins.swift:7)", KeepsConditions::DebugMode._waggle0)
    #endif
    #if !(DEBUG)
    registrar.add((any KeepsConditions::Mode).self, "KeepsConditions.ReleaseMode (KeepsConditions/Twins.swift:12)", KeepsConditions::ReleaseMode._waggle1)
    #endif
    #if (os(Linux) || os(Windows)) && (NEVER)
    registrar.named("platform").add((any KeepsConditions::Mode).self, "KeepsConditions.Never (KeepsConditions/Twins.swift:20)", KeepsConditions::Never._waggle2)
    #endif
    #if (os(Linux) || os(Windows)) && (!(NEVER)) && (os(Linux))
    registrar.named("platform").add((any KeepsConditions::Mode).self, "KeepsConditions.Platform (KeepsConditions/Twins.swift:25)", KeepsConditions::Platform._waggle3)
    #endif
    #if (os(Linux) || os(Windows)) && (!(NEVER)) && (!(os(Linux)))
    registrar.named("platform").add((any KeepsConditions::Mode).self, "KeepsConditions.Platform (KeepsConditions/Twins.swift:30)", KeepsConditions::Platform._waggle4)
    #endif
    #if !(os(Linux) || os(Windows))
    registrar.named("platform").add((any KeepsConditions::Mode).self, "KeepsConditions.Platform (KeepsConditions/Twins.swift:36)", KeepsConditions::Platform._waggle5)
    #endif
    #if NEVER
    registrar.named("initialiser").add((any KeepsConditions::Mode).self, "KeepsConditions.Switched (KeepsConditions/Twins.swift:43)", KeepsConditions::Switched._waggle6)
    #endif
    #if !(NEVER)
    registrar.named("initialiser").add((any KeepsConditions::Mode).self, "KeepsConditions.Switched (KeepsConditions/Twins.swift:43)", KeepsConditions::Switched._waggle7)
    #endif
  }
}

#if DEBUG
extension KeepsConditions::DebugMode {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::DebugMode()  // KeepsConditions.DebugMode, KeepsConditions/Twins.swift:7
  }
}
#endif

#if !(DEBUG)
extension KeepsConditions::ReleaseMode {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::ReleaseMode()  // KeepsConditions.ReleaseMode, KeepsConditions/Twins.swift:12
  }
}
#endif

#if (os(Linux) || os(Windows)) && (NEVER)
extension KeepsConditions::Never {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::Never()  // KeepsConditions.Never, KeepsConditions/Twins.swift:20
  }
}
#endif

#if (os(Linux) || os(Windows)) && (!(NEVER)) && (os(Linux))
extension KeepsConditions::Platform {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::Platform()  // KeepsConditions.Platform, KeepsConditions/Twins.swift:25
  }
}
#endif

#if (os(Linux) || os(Windows)) && (!(NEVER)) && (!(os(Linux)))
extension KeepsConditions::Platform {
  fileprivate static func _waggle4(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::Platform()  // KeepsConditions.Platform, KeepsConditions/Twins.swift:30
  }
}
#endif

#if !(os(Linux) || os(Windows))
extension KeepsConditions::Platform {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::Platform()  // KeepsConditions.Platform, KeepsConditions/Twins.swift:36
  }
}
#endif

#if NEVER
extension KeepsConditions::Switched {
  fileprivate static func _waggle6(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    try KeepsConditions::Switched(never: services.get((any KeepsConditions::Mode).self))  // KeepsConditions.Switched, KeepsConditions/Twins.swift:43
  }
}
#endif

#if !(NEVER)
extension KeepsConditions::Switched {
  fileprivate static func _waggle7(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::Switched()  // KeepsConditions.Switched, KeepsConditions/Twins.swift:43
  }
}
#endif
