// Written by WagglePlugin from the '@service' annotations of CallsFunctionsAndReadsValues. Changes here are lost.

public import Waggle

/// The services that CallsFunctionsAndReadsValues provides, and those of the modules that it is built on.
nonisolated public enum CallsFunctionsAndReadsValuesServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.named("global func").add((any CallsFunctionsAndReadsValues::Greeter).self, "CallsFunctionsAndReadsValues.makeGreeter (CallsFunctionsAndReadsValues/Makers.swift:10)", _waggle0)
    registrar.named("throwing func").add((any CallsFunctionsAndReadsValues::Greeter).self, "CallsFunctionsAndReadsValues.makeCarefully (CallsFunctionsAndReadsValues/Makers.swift:13)", _waggle1)
    registrar.named("opaque").add((any CallsFunctionsAndReadsValues::Greeter).self, "CallsFunctionsAndReadsValues.makeOpaque (CallsFunctionsAndReadsValues/Makers.swift:16)", _waggle2)
    registrar.named("global let").add((any CallsFunctionsAndReadsValues::Greeter).self, "CallsFunctionsAndReadsValues.global (CallsFunctionsAndReadsValues/Makers.swift:19)", _waggle3)
    registrar.named("computed").add((any CallsFunctionsAndReadsValues::Greeter).self, "CallsFunctionsAndReadsValues.computed (CallsFunctionsAndReadsValues/Makers.swift:22)", _waggle4)
    registrar.named("static func").add((any CallsFunctionsAndReadsValues::Greeter).self, "CallsFunctionsAndReadsValues.Makers.make (CallsFunctionsAndReadsValues/Makers.swift:26)", CallsFunctionsAndReadsValues::Makers._waggle5)
    registrar.named("static let").add((any CallsFunctionsAndReadsValues::Greeter).self, "CallsFunctionsAndReadsValues.Makers.constant (CallsFunctionsAndReadsValues/Makers.swift:29)", CallsFunctionsAndReadsValues::Makers._waggle6)
    registrar.named("async getter").add((any CallsFunctionsAndReadsValues::Greeter).self, "CallsFunctionsAndReadsValues.Makers.later (CallsFunctionsAndReadsValues/Makers.swift:32)", waiting: CallsFunctionsAndReadsValues::Makers._waggle7)
    registrar.add(CallsFunctionsAndReadsValues::Decorated.self, "CallsFunctionsAndReadsValues.Decorated.make (CallsFunctionsAndReadsValues/Makers.swift:44)", CallsFunctionsAndReadsValues::Decorated._waggle8)
  }
}

fileprivate func _waggle0(_ services: Waggle::ServiceInjector) throws -> any CallsFunctionsAndReadsValues::Greeter {
  CallsFunctionsAndReadsValues::makeGreeter()  // CallsFunctionsAndReadsValues.makeGreeter, CallsFunctionsAndReadsValues/Makers.swift:10
}

fileprivate func _waggle1(_ services: Waggle::ServiceInjector) throws -> any CallsFunctionsAndReadsValues::Greeter {
  try CallsFunctionsAndReadsValues::makeCarefully()  // CallsFunctionsAndReadsValues.makeCarefully, CallsFunctionsAndReadsValues/Makers.swift:13
}

fileprivate func _waggle2(_ services: Waggle::ServiceInjector) throws -> any CallsFunctionsAndReadsValues::Greeter {
  CallsFunctionsAndReadsValues::makeOpaque()  // CallsFunctionsAndReadsValues.makeOpaque, CallsFunctionsAndReadsValues/Makers.swift:16
}

fileprivate func _waggle3(_ services: Waggle::ServiceInjector) throws -> any CallsFunctionsAndReadsValues::Greeter {
  CallsFunctionsAndReadsValues::global  // CallsFunctionsAndReadsValues.global, CallsFunctionsAndReadsValues/Makers.swift:19
}

fileprivate func _waggle4(_ services: Waggle::ServiceInjector) throws -> any CallsFunctionsAndReadsValues::Greeter {
  CallsFunctionsAndReadsValues::computed  // CallsFunctionsAndReadsValues.computed, CallsFunctionsAndReadsValues/Makers.swift:22
}

extension CallsFunctionsAndReadsValues::Makers {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any CallsFunctionsAndReadsValues::Greeter {
    try CallsFunctionsAndReadsValues::Makers.make(after: services.get(CallsFunctionsAndReadsValues::Decorated.self))  // CallsFunctionsAndReadsValues.Makers.make, CallsFunctionsAndReadsValues/Makers.swift:26
  }
}

extension CallsFunctionsAndReadsValues::Makers {
  fileprivate static func _waggle6(_ services: Waggle::ServiceInjector) throws -> any CallsFunctionsAndReadsValues::Greeter {
    CallsFunctionsAndReadsValues::Makers.constant  // CallsFunctionsAndReadsValues.Makers.constant, CallsFunctionsAndReadsValues/Makers.swift:29
  }
}

extension CallsFunctionsAndReadsValues::Makers {
  fileprivate static func _waggle7(_ services: Waggle::ServiceResolver) async throws -> Waggle::Made<any CallsFunctionsAndReadsValues::Greeter> {
    try await Waggle::Made(CallsFunctionsAndReadsValues::Makers.later as any CallsFunctionsAndReadsValues::Greeter)  // CallsFunctionsAndReadsValues.Makers.later, CallsFunctionsAndReadsValues/Makers.swift:32
  }
}

extension CallsFunctionsAndReadsValues::Decorated {
  fileprivate static func _waggle8(_ services: Waggle::ServiceInjector) throws -> CallsFunctionsAndReadsValues::Decorated {
    CallsFunctionsAndReadsValues::Decorated.make()  // CallsFunctionsAndReadsValues.Decorated.make, CallsFunctionsAndReadsValues/Makers.swift:44
  }
}
