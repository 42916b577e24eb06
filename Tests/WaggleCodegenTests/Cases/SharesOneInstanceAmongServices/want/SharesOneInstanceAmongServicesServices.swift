// Written by WagglePlugin from the '@service' annotations of SharesOneInstanceAmongServices. Changes here are lost.

public import Waggle

/// The services that SharesOneInstanceAmongServices provides, and those of the modules that it is built on.
nonisolated public enum SharesOneInstanceAmongServicesServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.named("SharesOneInstanceAmongServices.Store at SharesOneInstanceAmongServices/Shared.swift:10").scope(.singleton).add(SharesOneInstanceAmongServices::Store.self, "SharesOneInstanceAmongServices.Store (SharesOneInstanceAmongServices/Shared.swift:10)", SharesOneInstanceAmongServices::Store._waggle0)
    registrar.scope(.singleton).add((any SharesOneInstanceAmongServices::Reader).self, "SharesOneInstanceAmongServices.Store (SharesOneInstanceAmongServices/Shared.swift:10)", SharesOneInstanceAmongServices::Store._waggle1)
    registrar.scope(.singleton).add((any SharesOneInstanceAmongServices::Writer).self, "SharesOneInstanceAmongServices.Store (SharesOneInstanceAmongServices/Shared.swift:10)", SharesOneInstanceAmongServices::Store._waggle2)
    registrar.named("SharesOneInstanceAmongServices.makeStore at SharesOneInstanceAmongServices/Shared.swift:17").scope(.singleton).add((any SharesOneInstanceAmongServices::Reader & SharesOneInstanceAmongServices::Writer).self, "SharesOneInstanceAmongServices.makeStore (SharesOneInstanceAmongServices/Shared.swift:17)", _waggle3)
    registrar.named("made").scope(.singleton).add((any SharesOneInstanceAmongServices::Reader).self, "SharesOneInstanceAmongServices.makeStore (SharesOneInstanceAmongServices/Shared.swift:17)", _waggle4)
    registrar.named("made").scope(.singleton).add((any SharesOneInstanceAmongServices::Writer).self, "SharesOneInstanceAmongServices.makeStore (SharesOneInstanceAmongServices/Shared.swift:17)", _waggle5)
    registrar.named("transient").add((any SharesOneInstanceAmongServices::Reader).self, "SharesOneInstanceAmongServices.makeAnew (SharesOneInstanceAmongServices/Shared.swift:20)", _waggle6)
    registrar.named("transient").add((any SharesOneInstanceAmongServices::Writer).self, "SharesOneInstanceAmongServices.makeAnew (SharesOneInstanceAmongServices/Shared.swift:20)", _waggle7)
    registrar.named("SharesOneInstanceAmongServices.Slow at SharesOneInstanceAmongServices/Shared.swift:27").scope(.singleton).add(SharesOneInstanceAmongServices::Slow.self, "SharesOneInstanceAmongServices.Slow (SharesOneInstanceAmongServices/Shared.swift:27)", waiting: SharesOneInstanceAmongServices::Slow._waggle8)
    registrar.scope(.singleton).add((any SharesOneInstanceAmongServices::Early).self, "SharesOneInstanceAmongServices.Slow (SharesOneInstanceAmongServices/Shared.swift:27)", waiting: SharesOneInstanceAmongServices::Slow._waggle9)
    registrar.scope(.singleton).add((any SharesOneInstanceAmongServices::Late).self, "SharesOneInstanceAmongServices.Slow (SharesOneInstanceAmongServices/Shared.swift:27)", waiting: SharesOneInstanceAmongServices::Slow._waggle10)
  }
}

extension SharesOneInstanceAmongServices::Store {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> SharesOneInstanceAmongServices::Store {
    Waggle::ServiceRegistrar.share(SharesOneInstanceAmongServices::Store() as SharesOneInstanceAmongServices::Store)  // SharesOneInstanceAmongServices.Store, SharesOneInstanceAmongServices/Shared.swift:10
  }
}

extension SharesOneInstanceAmongServices::Store {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any SharesOneInstanceAmongServices::Reader {
    try Waggle::ServiceRegistrar.share(services.getShared(SharesOneInstanceAmongServices::Store.self, "SharesOneInstanceAmongServices.Store at SharesOneInstanceAmongServices/Shared.swift:10") as any SharesOneInstanceAmongServices::Reader)  // SharesOneInstanceAmongServices.Store, SharesOneInstanceAmongServices/Shared.swift:10
  }
}

extension SharesOneInstanceAmongServices::Store {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any SharesOneInstanceAmongServices::Writer {
    try Waggle::ServiceRegistrar.share(services.getShared(SharesOneInstanceAmongServices::Store.self, "SharesOneInstanceAmongServices.Store at SharesOneInstanceAmongServices/Shared.swift:10") as any SharesOneInstanceAmongServices::Writer)  // SharesOneInstanceAmongServices.Store, SharesOneInstanceAmongServices/Shared.swift:10
  }
}

fileprivate func _waggle3(_ services: Waggle::ServiceInjector) throws -> any SharesOneInstanceAmongServices::Reader & SharesOneInstanceAmongServices::Writer {
  Waggle::ServiceRegistrar.share(SharesOneInstanceAmongServices::makeStore() as any SharesOneInstanceAmongServices::Reader & SharesOneInstanceAmongServices::Writer)  // SharesOneInstanceAmongServices.makeStore, SharesOneInstanceAmongServices/Shared.swift:17
}

fileprivate func _waggle4(_ services: Waggle::ServiceInjector) throws -> any SharesOneInstanceAmongServices::Reader {
  try Waggle::ServiceRegistrar.share(services.getShared((any SharesOneInstanceAmongServices::Reader & SharesOneInstanceAmongServices::Writer).self, "SharesOneInstanceAmongServices.makeStore at SharesOneInstanceAmongServices/Shared.swift:17") as any SharesOneInstanceAmongServices::Reader)  // SharesOneInstanceAmongServices.makeStore, SharesOneInstanceAmongServices/Shared.swift:17
}

fileprivate func _waggle5(_ services: Waggle::ServiceInjector) throws -> any SharesOneInstanceAmongServices::Writer {
  try Waggle::ServiceRegistrar.share(services.getShared((any SharesOneInstanceAmongServices::Reader & SharesOneInstanceAmongServices::Writer).self, "SharesOneInstanceAmongServices.makeStore at SharesOneInstanceAmongServices/Shared.swift:17") as any SharesOneInstanceAmongServices::Writer)  // SharesOneInstanceAmongServices.makeStore, SharesOneInstanceAmongServices/Shared.swift:17
}

fileprivate func _waggle6(_ services: Waggle::ServiceInjector) throws -> any SharesOneInstanceAmongServices::Reader {
  SharesOneInstanceAmongServices::makeAnew()  // SharesOneInstanceAmongServices.makeAnew, SharesOneInstanceAmongServices/Shared.swift:20
}

fileprivate func _waggle7(_ services: Waggle::ServiceInjector) throws -> any SharesOneInstanceAmongServices::Writer {
  SharesOneInstanceAmongServices::makeAnew()  // SharesOneInstanceAmongServices.makeAnew, SharesOneInstanceAmongServices/Shared.swift:20
}

extension SharesOneInstanceAmongServices::Slow {
  fileprivate static func _waggle8(_ services: Waggle::ServiceResolver) async throws -> Waggle::Made<SharesOneInstanceAmongServices::Slow> {
    await Waggle::Made(Waggle::ServiceRegistrar.share(SharesOneInstanceAmongServices::Slow() as SharesOneInstanceAmongServices::Slow))  // SharesOneInstanceAmongServices.Slow, SharesOneInstanceAmongServices/Shared.swift:27
  }
}

extension SharesOneInstanceAmongServices::Slow {
  fileprivate static func _waggle9(_ services: Waggle::ServiceResolver) async throws -> Waggle::Made<any SharesOneInstanceAmongServices::Early> {
    try await Waggle::Made(Waggle::ServiceRegistrar.share(services.get(waitingFor: SharesOneInstanceAmongServices::Slow.self, named: "SharesOneInstanceAmongServices.Slow at SharesOneInstanceAmongServices/Shared.swift:27") as any SharesOneInstanceAmongServices::Early))  // SharesOneInstanceAmongServices.Slow, SharesOneInstanceAmongServices/Shared.swift:27
  }
}

extension SharesOneInstanceAmongServices::Slow {
  fileprivate static func _waggle10(_ services: Waggle::ServiceResolver) async throws -> Waggle::Made<any SharesOneInstanceAmongServices::Late> {
    try await Waggle::Made(Waggle::ServiceRegistrar.share(services.get(waitingFor: SharesOneInstanceAmongServices::Slow.self, named: "SharesOneInstanceAmongServices.Slow at SharesOneInstanceAmongServices/Shared.swift:27") as any SharesOneInstanceAmongServices::Late))  // SharesOneInstanceAmongServices.Slow, SharesOneInstanceAmongServices/Shared.swift:27
  }
}
