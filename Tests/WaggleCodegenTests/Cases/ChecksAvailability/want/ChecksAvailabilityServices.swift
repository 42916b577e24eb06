// Written by WagglePlugin from the '@service' annotations of ChecksAvailability. Changes here are lost.

public import Waggle

/// The services that ChecksAvailability provides, and those of the modules that it is built on.
nonisolated public enum ChecksAvailabilityServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    if #available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *) { registrar.named("future").add((any ChecksAvailability::Screen).self, "ChecksAvailability.FutureScreen (ChecksAvailability/Platforms.swift:7)", ChecksAvailability::FutureScreen._waggle0) } else { registrar.named("future").leaveOut("ChecksAvailability.Screen", "ChecksAvailability.FutureScreen (ChecksAvailability/Platforms.swift:7)", by: "#available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)") }
    #if !os(watchOS)
    if #available(macOS 99.1, *) { registrar.named("no watch").add((any ChecksAvailability::Screen).self, "ChecksAvailability.WideScreen (ChecksAvailability/Platforms.swift:14)", ChecksAvailability::WideScreen._waggle1) } else { registrar.named("no watch").leaveOut("ChecksAvailability.Screen", "ChecksAvailability.WideScreen (ChecksAvailability/Platforms.swift:14)", by: "#available(macOS 99.1, *)") }
    #else
    registrar.named("no watch").leaveOut("ChecksAvailability.Screen", "ChecksAvailability.WideScreen (ChecksAvailability/Platforms.swift:14)", by: "#if !os(watchOS)")
    #endif
    if #available(macOS 99, *) { registrar.named("made tomorrow").add((any ChecksAvailability::Screen).self, "ChecksAvailability.Tomorrow.make (ChecksAvailability/Platforms.swift:21)", ChecksAvailability::Tomorrow._waggle2) } else { registrar.named("made tomorrow").leaveOut("ChecksAvailability.Screen", "ChecksAvailability.Tomorrow.make (ChecksAvailability/Platforms.swift:21)", by: "#available(macOS 99, *)") }
    #if !os(iOS)
    if #available(macOS 99, *), #available(macOS 99.2, *) { registrar.named("extension").add((any ChecksAvailability::Sized).self, "ChecksAvailability.Tomorrow.Nested (ChecksAvailability/Platforms.swift:39)", ChecksAvailability::Tomorrow.Nested._waggle3) } else { registrar.named("extension").leaveOut("ChecksAvailability.Sized", "ChecksAvailability.Tomorrow.Nested (ChecksAvailability/Platforms.swift:39)", by: "#available(macOS 99, *), #available(macOS 99.2, *)") }
    #else
    registrar.named("extension").leaveOut("ChecksAvailability.Sized", "ChecksAvailability.Tomorrow.Nested (ChecksAvailability/Platforms.swift:39)", by: "#if !os(iOS)")
    #endif
  }
}

@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
extension ChecksAvailability::FutureScreen {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any ChecksAvailability::Screen {
    ChecksAvailability::FutureScreen()  // ChecksAvailability.FutureScreen, ChecksAvailability/Platforms.swift:7
  }
}

#if !os(watchOS)
@available(macOS 99.1, *)
extension ChecksAvailability::WideScreen {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any ChecksAvailability::Screen {
    ChecksAvailability::WideScreen()  // ChecksAvailability.WideScreen, ChecksAvailability/Platforms.swift:14
  }
}
#endif

@available(macOS 99, *)
extension ChecksAvailability::Tomorrow {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any ChecksAvailability::Screen {
    ChecksAvailability::Tomorrow.make()  // ChecksAvailability.Tomorrow.make, ChecksAvailability/Platforms.swift:21
  }
}

#if !os(iOS)
@available(macOS 99, *)
@available(macOS 99.2, *)
extension ChecksAvailability::Tomorrow.Nested {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any ChecksAvailability::Sized {
    ChecksAvailability::Tomorrow.Nested()  // ChecksAvailability.Tomorrow.Nested, ChecksAvailability/Platforms.swift:39
  }
}
#endif
