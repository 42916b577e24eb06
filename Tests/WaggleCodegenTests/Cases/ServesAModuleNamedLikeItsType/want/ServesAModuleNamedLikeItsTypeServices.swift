// Written by WagglePlugin from the '@service' annotations of ServesAModuleNamedLikeItsType. Changes here are lost.

public import Waggle

/// The services that ServesAModuleNamedLikeItsType provides, and those of the modules that it is built on.
nonisolated public enum ServesAModuleNamedLikeItsTypeServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any ServesAModuleNamedLikeItsType::Service).self, "ServesAModuleNamedLikeItsType.Provider (ServesAModuleNamedLikeItsType/Namesake.swift:13)", ServesAModuleNamedLikeItsType::Provider._waggle0)
    registrar.add(ServesAModuleNamedLikeItsType::ServesAModuleNamedLikeItsType.Service.self, "ServesAModuleNamedLikeItsType.ServesAModuleNamedLikeItsType.make (ServesAModuleNamedLikeItsType/Namesake.swift:21)", ServesAModuleNamedLikeItsType::ServesAModuleNamedLikeItsType._waggle1)
  }
}

extension ServesAModuleNamedLikeItsType::Provider {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any ServesAModuleNamedLikeItsType::Service {
    try ServesAModuleNamedLikeItsType::Provider(inner: services.get(ServesAModuleNamedLikeItsType::ServesAModuleNamedLikeItsType.Service.self))  // ServesAModuleNamedLikeItsType.Provider, ServesAModuleNamedLikeItsType/Namesake.swift:13
  }
}

extension ServesAModuleNamedLikeItsType::ServesAModuleNamedLikeItsType {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> ServesAModuleNamedLikeItsType::ServesAModuleNamedLikeItsType.Service {
    ServesAModuleNamedLikeItsType::ServesAModuleNamedLikeItsType.make()  // ServesAModuleNamedLikeItsType.ServesAModuleNamedLikeItsType.make, ServesAModuleNamedLikeItsType/Namesake.swift:21
  }
}
