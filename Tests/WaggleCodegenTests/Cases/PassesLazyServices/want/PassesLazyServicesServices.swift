// Written by WagglePlugin from the '@service' annotations of PassesLazyServices. Changes here are lost.

public import Waggle

/// The services that PassesLazyServices provides, and those of the modules that it is built on.
nonisolated public enum PassesLazyServicesServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.scope(.singleton).add((any PassesLazyServices::Chicken).self, "PassesLazyServices.Hen (PassesLazyServices/Circle.swift:16)", PassesLazyServices::Hen._waggle0)
    registrar.scope(.singleton).add((any PassesLazyServices::Egg).self, "PassesLazyServices.WhiteEgg (PassesLazyServices/Circle.swift:27)", PassesLazyServices::WhiteEgg._waggle1)
    registrar.add((any PassesLazyServices::Farm).self, "PassesLazyServices.SlowFarm (PassesLazyServices/Circle.swift:36)", waiting: PassesLazyServices::SlowFarm._waggle2)
  }
}

extension PassesLazyServices::Hen {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any PassesLazyServices::Chicken {
    Waggle::ServiceRegistrar.share(PassesLazyServices::Hen(egg: Waggle::LazyService((any PassesLazyServices::Egg).self, from: services.resolver)) as any PassesLazyServices::Chicken)  // PassesLazyServices.Hen, PassesLazyServices/Circle.swift:16
  }
}

extension PassesLazyServices::WhiteEgg {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any PassesLazyServices::Egg {
    try Waggle::ServiceRegistrar.share(PassesLazyServices::WhiteEgg(child: services.get((any PassesLazyServices::Chicken).self)) as any PassesLazyServices::Egg)  // PassesLazyServices.WhiteEgg, PassesLazyServices/Circle.swift:27
  }
}

extension PassesLazyServices::SlowFarm {
  fileprivate static func _waggle2(_ services: Waggle::ServiceResolver) async throws -> Waggle::Made<any PassesLazyServices::Farm> {
    await Waggle::Made(PassesLazyServices::SlowFarm(Waggle::LazyService((any PassesLazyServices::Chicken).self, from: services)) as any PassesLazyServices::Farm)  // PassesLazyServices.SlowFarm, PassesLazyServices/Circle.swift:36
  }
}
