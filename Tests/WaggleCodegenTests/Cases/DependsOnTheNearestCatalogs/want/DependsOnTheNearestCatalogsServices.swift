// Written by WagglePlugin from the '@service' annotations of DependsOnTheNearestCatalogs. Changes here are lost.

public import Waggle
internal import CopiesImports
internal import SplitsManyRegistrations

/// The services that DependsOnTheNearestCatalogs provides, and those of the modules that it is built on.
nonisolated public enum DependsOnTheNearestCatalogsServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    [
      CopiesImports::CopiesImportsServices.self,  // does not compile? CopiesImports has '@service' annotations but lacks WagglePlugin in its target's plugins
      SplitsManyRegistrations::SplitsManyRegistrationsServices.self,  // does not compile? SplitsManyRegistrations has '@service' annotations but lacks WagglePlugin in its target's plugins
    ]
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
  }
}
