// Written by WagglePlugin from the '@service' annotations of StaysOnTheMainActor. Changes here are lost.

public import Waggle

/// The services that StaysOnTheMainActor provides, and those of the modules that it is built on.
nonisolated public enum StaysOnTheMainActorServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.scope(.singleton).add((any StaysOnTheMainActor::Bound).self, "StaysOnTheMainActor.ByAttribute (StaysOnTheMainActor/Views.swift:17)", StaysOnTheMainActor::ByAttribute._waggle0)
    registrar.named("by protocol").add((any StaysOnTheMainActor::Bound).self, "StaysOnTheMainActor.ByProtocol (StaysOnTheMainActor/Views.swift:22)", StaysOnTheMainActor::ByProtocol._waggle1)
    registrar.named("by superclass").add((any StaysOnTheMainActor::Bound).self, "StaysOnTheMainActor.BySuperclass (StaysOnTheMainActor/Views.swift:27)", StaysOnTheMainActor::BySuperclass._waggle2)
    registrar.named("by initialiser").add((any StaysOnTheMainActor::View).self, "StaysOnTheMainActor.ByInitialiser (StaysOnTheMainActor/Views.swift:31)", StaysOnTheMainActor::ByInitialiser._waggle3)
    registrar.named("by function").add((any StaysOnTheMainActor::View).self, "StaysOnTheMainActor.makeView (StaysOnTheMainActor/Views.swift:40)", _waggle4)
    registrar.named("by enclosing type").add((any StaysOnTheMainActor::View).self, "StaysOnTheMainActor.Views.make (StaysOnTheMainActor/Views.swift:45)", StaysOnTheMainActor::Views._waggle5)
    registrar.named("freed").add((any StaysOnTheMainActor::View).self, "StaysOnTheMainActor.Views.makeAnywhere (StaysOnTheMainActor/Views.swift:48)", StaysOnTheMainActor::Views._waggle6)
    registrar.named("by extension").add((any StaysOnTheMainActor::View).self, "StaysOnTheMainActor.PlainView.make (StaysOnTheMainActor/Views.swift:54)", StaysOnTheMainActor::PlainView._waggle7)
    registrar.named("by conformance").add((any StaysOnTheMainActor::Bound).self, "StaysOnTheMainActor.ByConformance (StaysOnTheMainActor/Views.swift:63)", StaysOnTheMainActor::ByConformance._waggle8)
  }
}

extension StaysOnTheMainActor::ByAttribute {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActor::Bound {
    Waggle::ServiceRegistrar.share(StaysOnTheMainActor::ByAttribute() as any StaysOnTheMainActor::Bound)  // StaysOnTheMainActor.ByAttribute, StaysOnTheMainActor/Views.swift:17
  }
}

extension StaysOnTheMainActor::ByProtocol {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActor::Bound {
    StaysOnTheMainActor::ByProtocol()  // StaysOnTheMainActor.ByProtocol, StaysOnTheMainActor/Views.swift:22
  }
}

extension StaysOnTheMainActor::BySuperclass {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActor::Bound {
    StaysOnTheMainActor::BySuperclass()  // StaysOnTheMainActor.BySuperclass, StaysOnTheMainActor/Views.swift:27
  }
}

extension StaysOnTheMainActor::ByInitialiser {
  @MainActor fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActor::View {
    try StaysOnTheMainActor::ByInitialiser(bound: services.get((any StaysOnTheMainActor::Bound).self))  // StaysOnTheMainActor.ByInitialiser, StaysOnTheMainActor/Views.swift:31
  }
}

@MainActor fileprivate func _waggle4(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActor::View {
  StaysOnTheMainActor::makeView()  // StaysOnTheMainActor.makeView, StaysOnTheMainActor/Views.swift:40
}

extension StaysOnTheMainActor::Views {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActor::View {
    StaysOnTheMainActor::Views.make()  // StaysOnTheMainActor.Views.make, StaysOnTheMainActor/Views.swift:45
  }
}

extension StaysOnTheMainActor::Views {
  nonisolated fileprivate static func _waggle6(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActor::View {
    StaysOnTheMainActor::Views.makeAnywhere()  // StaysOnTheMainActor.Views.makeAnywhere, StaysOnTheMainActor/Views.swift:48
  }
}

extension StaysOnTheMainActor::PlainView {
  @MainActor fileprivate static func _waggle7(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActor::View {
    StaysOnTheMainActor::PlainView.make()  // StaysOnTheMainActor.PlainView.make, StaysOnTheMainActor/Views.swift:54
  }
}

extension StaysOnTheMainActor::ByConformance {
  @MainActor fileprivate static func _waggle8(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActor::Bound {
    StaysOnTheMainActor::ByConformance()  // StaysOnTheMainActor.ByConformance, StaysOnTheMainActor/Views.swift:63
  }
}
