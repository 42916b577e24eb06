// Written by WagglePlugin from the '@service' annotations of InjectsParametersByType. Changes here are lost.

public import Waggle

/// The services that InjectsParametersByType provides, and those of the modules that it is built on.
nonisolated public enum InjectsParametersByTypeServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any InjectsParametersByType::Clock).self, "InjectsParametersByType.FixedClock (InjectsParametersByType/Cart.swift:23)", InjectsParametersByType::FixedClock._waggle0)
    registrar.add((any InjectsParametersByType::Rule).self, "InjectsParametersByType.FirstRule (InjectsParametersByType/Cart.swift:28)", InjectsParametersByType::FirstRule._waggle1)
    registrar.add((any InjectsParametersByType::Rule).self, "InjectsParametersByType.SecondRule (InjectsParametersByType/Cart.swift:33)", InjectsParametersByType::SecondRule._waggle2)
    registrar.add((any InjectsParametersByType::Cart).self, "InjectsParametersByType.ShopCart (InjectsParametersByType/Cart.swift:46)", InjectsParametersByType::ShopCart._waggle3)
  }
}

extension InjectsParametersByType::FixedClock {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any InjectsParametersByType::Clock {
    InjectsParametersByType::FixedClock()  // InjectsParametersByType.FixedClock, InjectsParametersByType/Cart.swift:23
  }
}

extension InjectsParametersByType::FirstRule {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any InjectsParametersByType::Rule {
    InjectsParametersByType::FirstRule()  // InjectsParametersByType.FirstRule, InjectsParametersByType/Cart.swift:28
  }
}

extension InjectsParametersByType::SecondRule {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any InjectsParametersByType::Rule {
    InjectsParametersByType::SecondRule()  // InjectsParametersByType.SecondRule, InjectsParametersByType/Cart.swift:33
  }
}

extension InjectsParametersByType::ShopCart {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any InjectsParametersByType::Cart {
    switch services.contains((any InjectsParametersByType::Log).self) {
    case true: return try InjectsParametersByType::ShopCart(services.get((any InjectsParametersByType::Clock).self), other: services.get((any InjectsParametersByType::Clock).self), implicit: services.get((any InjectsParametersByType::Clock).self), rules: services.getAll((any InjectsParametersByType::Rule).self), nobody: services.contains((any InjectsParametersByType::Missing).self) ? services.get((any InjectsParametersByType::Missing).self) : nil, log: services.get((any InjectsParametersByType::Log).self), extras: services.getAll((any InjectsParametersByType::Missing).self), maybe: services.contains((any InjectsParametersByType::Missing).self) ? services.get((any InjectsParametersByType::Missing).self) : nil, services: services.resolver, registry: services.registry, fresh: { [services = services.later] in try services.get((any InjectsParametersByType::Clock).self) })  // InjectsParametersByType.ShopCart, InjectsParametersByType/Cart.swift:46
    case false: return try InjectsParametersByType::ShopCart(services.get((any InjectsParametersByType::Clock).self), other: services.get((any InjectsParametersByType::Clock).self), implicit: services.get((any InjectsParametersByType::Clock).self), rules: services.getAll((any InjectsParametersByType::Rule).self), nobody: services.contains((any InjectsParametersByType::Missing).self) ? services.get((any InjectsParametersByType::Missing).self) : nil, extras: services.getAll((any InjectsParametersByType::Missing).self), maybe: services.contains((any InjectsParametersByType::Missing).self) ? services.get((any InjectsParametersByType::Missing).self) : nil, services: services.resolver, registry: services.registry, fresh: { [services = services.later] in try services.get((any InjectsParametersByType::Clock).self) })  // InjectsParametersByType.ShopCart, InjectsParametersByType/Cart.swift:46
    }
  }
}
