// Written by WagglePlugin from the '@service' annotations of StaysOnAGlobalActor. Changes here are lost.

public import Waggle

/// The services that StaysOnAGlobalActor provides, and those of the modules that it is built on.
nonisolated public enum StaysOnAGlobalActorServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.named("by attribute").add((any StaysOnAGlobalActor::Table).self, "StaysOnAGlobalActor.Users (StaysOnAGlobalActor/Database.swift:12)", StaysOnAGlobalActor::Users._waggle0)
    registrar.named("by initialiser").add((any StaysOnAGlobalActor::Table).self, "StaysOnAGlobalActor.Orders (StaysOnAGlobalActor/Database.swift:19)", StaysOnAGlobalActor::Orders._waggle1)
    registrar.named("by function").scope(.singleton).add((any StaysOnAGlobalActor::Table).self, "StaysOnAGlobalActor.makeTable (StaysOnAGlobalActor/Database.swift:28)", _waggle2)
  }
}

extension StaysOnAGlobalActor::Users {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any StaysOnAGlobalActor::Table {
    StaysOnAGlobalActor::Users()  // StaysOnAGlobalActor.Users, StaysOnAGlobalActor/Database.swift:12
  }
}

extension StaysOnAGlobalActor::Orders {
  @StaysOnAGlobalActor::Database fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any StaysOnAGlobalActor::Table {
    StaysOnAGlobalActor::Orders()  // StaysOnAGlobalActor.Orders, StaysOnAGlobalActor/Database.swift:19
  }
}

@StaysOnAGlobalActor::Database fileprivate func _waggle2(_ services: Waggle::ServiceInjector) throws -> any StaysOnAGlobalActor::Table {
  Waggle::ServiceRegistrar.share(StaysOnAGlobalActor::makeTable() as any StaysOnAGlobalActor::Table)  // StaysOnAGlobalActor.makeTable, StaysOnAGlobalActor/Database.swift:28
}
