// Written by WagglePlugin from the '@service' annotations of KeepsConditions. Changes here are lost.

public import Waggle

/// The services that KeepsConditions provides, and those of the modules that it is built on.
nonisolated public enum KeepsConditionsServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    #if PROFILING
    registrar.add((any KeepsConditions::Profiler).self, "KeepsConditions.SamplingProfiler (KeepsConditions/LeftOut.swift:9)", KeepsConditions::SamplingProfiler._waggle0)
    #else
    registrar.leaveOut("KeepsConditions.Profiler", "KeepsConditions.SamplingProfiler (KeepsConditions/LeftOut.swift:9)", by: "#if PROFILING")
    #endif
    #if (PROFILING) && (!STRIPPED)
    registrar.named("sharp").add((any KeepsConditions::Tool<Int>).self, "KeepsConditions.Saw (KeepsConditions/LeftOut.swift:13)", KeepsConditions::Saw._waggle1)
    #else
    registrar.named("sharp").leaveOut("KeepsConditions.Tool", "KeepsConditions.Saw (KeepsConditions/LeftOut.swift:13)", by: "#if (PROFILING) && (!STRIPPED)")
    #endif
    #if DEBUG
    registrar.add((any KeepsConditions::Mode).self, "KeepsConditions.DebugMode (KeepsConditions/Twins.swift:7)", KeepsConditions::DebugMode._waggle2)
    #else
    registrar.leaveOut("KeepsConditions.Mode", "KeepsConditions.DebugMode (KeepsConditions/Twins.swift:7)", by: "#if DEBUG")
    #endif
    #if !(DEBUG)
    registrar.add((any KeepsConditions::Mode).self, "KeepsConditions.ReleaseMode (KeepsConditions/Twins.swift:12)", KeepsConditions::ReleaseMode._waggle3)
    #else
    registrar.leaveOut("KeepsConditions.Mode", "KeepsConditions.ReleaseMode (KeepsConditions/Twins.swift:12)", by: "#if !(DEBUG)")
    #endif
    #if (os(Linux) || os(Windows)) && (NEVER)
    registrar.named("platform").add((any KeepsConditions::Mode).self, "KeepsConditions.Never (KeepsConditions/Twins.swift:20)", KeepsConditions::Never._waggle4)
    #else
    registrar.named("platform").leaveOut("KeepsConditions.Mode", "KeepsConditions.Never (KeepsConditions/Twins.swift:20)", by: "#if (os(Linux) || os(Windows)) && (NEVER)")
    #endif
    #if (os(Linux) || os(Windows)) && (!(NEVER)) && (os(Linux))
    registrar.named("platform").add((any KeepsConditions::Mode).self, "KeepsConditions.Platform (KeepsConditions/Twins.swift:25)", KeepsConditions::Platform._waggle5)
    #else
    registrar.named("platform").leaveOut("KeepsConditions.Mode", "KeepsConditions.Platform (KeepsConditions/Twins.swift:25)", by: "#if (os(Linux) || os(Windows)) && (!(NEVER)) && (os(Linux))")
    #endif
    #if (os(Linux) || os(Windows)) && (!(NEVER)) && (!(os(Linux)))
    registrar.named("platform").add((any KeepsConditions::Mode).self, "KeepsConditions.Platform (KeepsConditions/Twins.swift:30)", KeepsConditions::Platform._waggle6)
    #else
    registrar.named("platform").leaveOut("KeepsConditions.Mode", "KeepsConditions.Platform (KeepsConditions/Twins.swift:30)", by: "#if (os(Linux) || os(Windows)) && (!(NEVER)) && (!(os(Linux)))")
    #endif
    #if !(os(Linux) || os(Windows))
    registrar.named("platform").add((any KeepsConditions::Mode).self, "KeepsConditions.Platform (KeepsConditions/Twins.swift:36)", KeepsConditions::Platform._waggle7)
    #else
    registrar.named("platform").leaveOut("KeepsConditions.Mode", "KeepsConditions.Platform (KeepsConditions/Twins.swift:36)", by: "#if !(os(Linux) || os(Windows))")
    #endif
    #if NEVER
    registrar.named("initialiser").add((any KeepsConditions::Mode).self, "KeepsConditions.Switched (KeepsConditions/Twins.swift:43)", KeepsConditions::Switched._waggle8)
    #else
    registrar.named("initialiser").leaveOut("KeepsConditions.Mode", "KeepsConditions.Switched (KeepsConditions/Twins.swift:43)", by: "#if NEVER")
    #endif
    #if !(NEVER)
    registrar.named("initialiser").add((any KeepsConditions::Mode).self, "KeepsConditions.Switched (KeepsConditions/Twins.swift:43)", KeepsConditions::Switched._waggle9)
    #else
    registrar.named("initialiser").leaveOut("KeepsConditions.Mode", "KeepsConditions.Switched (KeepsConditions/Twins.swift:43)", by: "#if !(NEVER)")
    #endif
  }
}

#if PROFILING
extension KeepsConditions::SamplingProfiler {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Profiler {
    KeepsConditions::SamplingProfiler()  // KeepsConditions.SamplingProfiler, KeepsConditions/LeftOut.swift:9
  }
}
#endif

#if (PROFILING) && (!STRIPPED)
extension KeepsConditions::Saw {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Tool<Int> {
    KeepsConditions::Saw()  // KeepsConditions.Saw, KeepsConditions/LeftOut.swift:13
  }
}
#endif

#if DEBUG
extension KeepsConditions::DebugMode {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::DebugMode()  // KeepsConditions.DebugMode, KeepsConditions/Twins.swift:7
  }
}
#endif

#if !(DEBUG)
extension KeepsConditions::ReleaseMode {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::ReleaseMode()  // KeepsConditions.ReleaseMode, KeepsConditions/Twins.swift:12
  }
}
#endif

#if (os(Linux) || os(Windows)) && (NEVER)
extension KeepsConditions::Never {
  fileprivate static func _waggle4(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::Never()  // KeepsConditions.Never, KeepsConditions/Twins.swift:20
  }
}
#endif

#if (os(Linux) || os(Windows)) && (!(NEVER)) && (os(Linux))
extension KeepsConditions::Platform {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::Platform()  // KeepsConditions.Platform, KeepsConditions/Twins.swift:25
  }
}
#endif

#if (os(Linux) || os(Windows)) && (!(NEVER)) && (!(os(Linux)))
extension KeepsConditions::Platform {
  fileprivate static func _waggle6(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::Platform()  // KeepsConditions.Platform, KeepsConditions/Twins.swift:30
  }
}
#endif

#if !(os(Linux) || os(Windows))
extension KeepsConditions::Platform {
  fileprivate static func _waggle7(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::Platform()  // KeepsConditions.Platform, KeepsConditions/Twins.swift:36
  }
}
#endif

#if NEVER
extension KeepsConditions::Switched {
  fileprivate static func _waggle8(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    try KeepsConditions::Switched(never: services.get((any KeepsConditions::Mode).self))  // KeepsConditions.Switched, KeepsConditions/Twins.swift:43
  }
}
#endif

#if !(NEVER)
extension KeepsConditions::Switched {
  fileprivate static func _waggle9(_ services: Waggle::ServiceInjector) throws -> any KeepsConditions::Mode {
    KeepsConditions::Switched()  // KeepsConditions.Switched, KeepsConditions/Twins.swift:43
  }
}
#endif
