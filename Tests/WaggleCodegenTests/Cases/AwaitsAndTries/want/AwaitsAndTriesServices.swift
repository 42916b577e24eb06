// Written by WagglePlugin from the '@service' annotations of AwaitsAndTries. Changes here are lost.

public import Waggle

/// The services that AwaitsAndTries provides, and those of the modules that it is built on.
nonisolated public enum AwaitsAndTriesServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.named("throws").add((any AwaitsAndTries::Job).self, "AwaitsAndTries.Throwing (AwaitsAndTries/Initialisers.swift:8)", AwaitsAndTries::Throwing._waggle0)
    registrar.named("refuses").add((any AwaitsAndTries::Job).self, "AwaitsAndTries.Refusing (AwaitsAndTries/Initialisers.swift:15)", AwaitsAndTries::Refusing._waggle1)
    registrar.named("async").add((any AwaitsAndTries::Job).self, "AwaitsAndTries.Async (AwaitsAndTries/Initialisers.swift:22)", waiting: AwaitsAndTries::Async._waggle2)
    registrar.named("both").scope(.singleton).add((any AwaitsAndTries::Job).self, "AwaitsAndTries.Both (AwaitsAndTries/Initialisers.swift:29)", waiting: AwaitsAndTries::Both._waggle3)
    registrar.add((any AwaitsAndTries::First).self, "AwaitsAndTries.Counter (AwaitsAndTries/Initialisers.swift:43)", waiting: AwaitsAndTries::Counter._waggle4)
    registrar.add(AwaitsAndTries::Number.self, "AwaitsAndTries.number (AwaitsAndTries/Initialisers.swift:54)", waiting: _waggle5)
  }
}

extension AwaitsAndTries::Throwing {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any AwaitsAndTries::Job {
    try AwaitsAndTries::Throwing()  // AwaitsAndTries.Throwing, AwaitsAndTries/Initialisers.swift:8
  }
}

extension AwaitsAndTries::Refusing {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any AwaitsAndTries::Job {
    try AwaitsAndTries::Refusing()  // AwaitsAndTries.Refusing, AwaitsAndTries/Initialisers.swift:15
  }
}

extension AwaitsAndTries::Async {
  fileprivate static func _waggle2(_ services: Waggle::ServiceResolver) async throws -> Waggle::Made<any AwaitsAndTries::Job> {
    try await Waggle::Made(AwaitsAndTries::Async(first: services.get(waitingFor: (any AwaitsAndTries::First).self)) as any AwaitsAndTries::Job)  // AwaitsAndTries.Async, AwaitsAndTries/Initialisers.swift:22
  }
}

extension AwaitsAndTries::Both {
  fileprivate static func _waggle3(_ services: Waggle::ServiceResolver) async throws -> Waggle::Made<any AwaitsAndTries::Job> {
    try await Waggle::Made(Waggle::ServiceRegistrar.share(AwaitsAndTries::Both(first: services.get(waitingFor: (any AwaitsAndTries::First).self), maybe: services.contains((any AwaitsAndTries::Job).self) ? services.get(waitingFor: (any AwaitsAndTries::Job).self) : nil, all: services.getAll(waitingFor: (any AwaitsAndTries::First).self)) as any AwaitsAndTries::Job))  // AwaitsAndTries.Both, AwaitsAndTries/Initialisers.swift:29
  }
}

extension AwaitsAndTries::Counter {
  fileprivate static func _waggle4(_ services: Waggle::ServiceResolver) async throws -> Waggle::Made<any AwaitsAndTries::First> {
    try await Waggle::Made(AwaitsAndTries::Counter(number: services.get(waitingFor: AwaitsAndTries::Number.self)) as any AwaitsAndTries::First)  // AwaitsAndTries.Counter, AwaitsAndTries/Initialisers.swift:43
  }
}

fileprivate func _waggle5(_ services: Waggle::ServiceResolver) async throws -> Waggle::Made<AwaitsAndTries::Number> {
  try await Waggle::Made(AwaitsAndTries::number() as AwaitsAndTries::Number)  // AwaitsAndTries.number, AwaitsAndTries/Initialisers.swift:54
}
