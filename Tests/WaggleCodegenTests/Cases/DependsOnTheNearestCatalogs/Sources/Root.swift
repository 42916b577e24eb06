public import Waggle

public func makeRegistry() -> ServiceRegistry { ServiceRegistry(DependsOnTheNearestCatalogsServices.self) }
