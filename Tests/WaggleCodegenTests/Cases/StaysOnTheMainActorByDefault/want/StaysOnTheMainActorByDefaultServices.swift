// Written by WagglePlugin from the '@service' annotations of StaysOnTheMainActorByDefault. Changes here are lost.

public import Waggle
import Foundation

/// The services that StaysOnTheMainActorByDefault provides, and those of the modules that it is built on.
nonisolated public enum StaysOnTheMainActorByDefaultServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.scope(.singleton).add((any StaysOnTheMainActorByDefault::Panel).self, "StaysOnTheMainActorByDefault.DefaultPanel (StaysOnTheMainActorByDefault/Default.swift:10)", StaysOnTheMainActorByDefault::DefaultPanel._waggle0)
    registrar.named("nonisolated").add((any StaysOnTheMainActorByDefault::Place).self, "StaysOnTheMainActorByDefault.FreePlace (StaysOnTheMainActorByDefault/Default.swift:15)", StaysOnTheMainActorByDefault::FreePlace._waggle1)
    registrar.named("by superclass").add((any StaysOnTheMainActorByDefault::Place).self, "StaysOnTheMainActorByDefault.FreeChild (StaysOnTheMainActorByDefault/Default.swift:22)", StaysOnTheMainActorByDefault::FreeChild._waggle2)
    registrar.named("by enclosing type").add((any StaysOnTheMainActorByDefault::Place).self, "StaysOnTheMainActorByDefault.Free.Inner (StaysOnTheMainActorByDefault/Default.swift:28)", StaysOnTheMainActorByDefault::Free.Inner._waggle3)
    registrar.named("static").add((any StaysOnTheMainActorByDefault::Place).self, "StaysOnTheMainActorByDefault.Free.make (StaysOnTheMainActorByDefault/Default.swift:33)", StaysOnTheMainActorByDefault::Free._waggle4)
    registrar.named("freed initialiser").add((any StaysOnTheMainActorByDefault::Panel).self, "StaysOnTheMainActorByDefault.FreeInitialiser (StaysOnTheMainActorByDefault/Default.swift:37)", StaysOnTheMainActorByDefault::FreeInitialiser._waggle5)
    registrar.named("function").add((any StaysOnTheMainActorByDefault::Panel).self, "StaysOnTheMainActorByDefault.makePanel (StaysOnTheMainActorByDefault/Default.swift:44)", _waggle6)
    registrar.named("freed function").add((any StaysOnTheMainActorByDefault::Place).self, "StaysOnTheMainActorByDefault.makePlace (StaysOnTheMainActorByDefault/Default.swift:47)", _waggle7)
    registrar.named("constant").add((any StaysOnTheMainActorByDefault::Panel).self, "StaysOnTheMainActorByDefault.constant (StaysOnTheMainActorByDefault/Default.swift:50)", _waggle8)
    registrar.scope(.singleton).add((any StaysOnTheMainActorByDefault::Worker).self, "StaysOnTheMainActorByDefault.SendableWorker (StaysOnTheMainActorByDefault/Default.swift:58)", StaysOnTheMainActorByDefault::SendableWorker._waggle9)
    registrar.named("object").add((any StaysOnTheMainActorByDefault::Panel).self, "StaysOnTheMainActorByDefault.ObjectPanel (StaysOnTheMainActorByDefault/Objects.swift:4)", StaysOnTheMainActorByDefault::ObjectPanel._waggle10)
    registrar.named("shared object").scope(.singleton).add((any StaysOnTheMainActorByDefault::Panel).self, "StaysOnTheMainActorByDefault.SharedObjectPanel (StaysOnTheMainActorByDefault/Objects.swift:9)", StaysOnTheMainActorByDefault::SharedObjectPanel._waggle11)
    registrar.named("object").add((any StaysOnTheMainActorByDefault::Place).self, "StaysOnTheMainActorByDefault.ObjectPlace (StaysOnTheMainActorByDefault/Objects.swift:14)", StaysOnTheMainActorByDefault::ObjectPlace._waggle12)
  }
}

extension StaysOnTheMainActorByDefault::DefaultPanel {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Panel {
    Waggle::ServiceRegistrar.share(StaysOnTheMainActorByDefault::DefaultPanel() as any StaysOnTheMainActorByDefault::Panel)  // StaysOnTheMainActorByDefault.DefaultPanel, StaysOnTheMainActorByDefault/Default.swift:10
  }
}

extension StaysOnTheMainActorByDefault::FreePlace {
  nonisolated fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Place {
    StaysOnTheMainActorByDefault::FreePlace()  // StaysOnTheMainActorByDefault.FreePlace, StaysOnTheMainActorByDefault/Default.swift:15
  }
}

extension StaysOnTheMainActorByDefault::FreeChild {
  nonisolated fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Place {
    StaysOnTheMainActorByDefault::FreeChild()  // StaysOnTheMainActorByDefault.FreeChild, StaysOnTheMainActorByDefault/Default.swift:22
  }
}

extension StaysOnTheMainActorByDefault::Free.Inner {
  nonisolated fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Place {
    StaysOnTheMainActorByDefault::Free.Inner()  // StaysOnTheMainActorByDefault.Free.Inner, StaysOnTheMainActorByDefault/Default.swift:28
  }
}

extension StaysOnTheMainActorByDefault::Free {
  nonisolated fileprivate static func _waggle4(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Place {
    StaysOnTheMainActorByDefault::Free.make()  // StaysOnTheMainActorByDefault.Free.make, StaysOnTheMainActorByDefault/Default.swift:33
  }
}

extension StaysOnTheMainActorByDefault::FreeInitialiser {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Panel {
    StaysOnTheMainActorByDefault::FreeInitialiser()  // StaysOnTheMainActorByDefault.FreeInitialiser, StaysOnTheMainActorByDefault/Default.swift:37
  }
}

fileprivate func _waggle6(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Panel {
  StaysOnTheMainActorByDefault::makePanel()  // StaysOnTheMainActorByDefault.makePanel, StaysOnTheMainActorByDefault/Default.swift:44
}

nonisolated fileprivate func _waggle7(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Place {
  StaysOnTheMainActorByDefault::makePlace()  // StaysOnTheMainActorByDefault.makePlace, StaysOnTheMainActorByDefault/Default.swift:47
}

fileprivate func _waggle8(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Panel {
  StaysOnTheMainActorByDefault::constant  // StaysOnTheMainActorByDefault.constant, StaysOnTheMainActorByDefault/Default.swift:50
}

extension StaysOnTheMainActorByDefault::SendableWorker {
  fileprivate static func _waggle9(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Worker {
    Waggle::ServiceRegistrar.share(StaysOnTheMainActorByDefault::SendableWorker() as any StaysOnTheMainActorByDefault::Worker)  // StaysOnTheMainActorByDefault.SendableWorker, StaysOnTheMainActorByDefault/Default.swift:58
  }
}

extension StaysOnTheMainActorByDefault::ObjectPanel {
  fileprivate static func _waggle10(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Panel {
    StaysOnTheMainActorByDefault::ObjectPanel()  // StaysOnTheMainActorByDefault.ObjectPanel, StaysOnTheMainActorByDefault/Objects.swift:4
  }
}

extension StaysOnTheMainActorByDefault::SharedObjectPanel {
  fileprivate static func _waggle11(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Panel {
    Waggle::ServiceRegistrar.share(StaysOnTheMainActorByDefault::SharedObjectPanel() as any StaysOnTheMainActorByDefault::Panel)  // StaysOnTheMainActorByDefault.SharedObjectPanel, StaysOnTheMainActorByDefault/Objects.swift:9
  }
}

extension StaysOnTheMainActorByDefault::ObjectPlace {
  nonisolated fileprivate static func _waggle12(_ services: Waggle::ServiceInjector) throws -> any StaysOnTheMainActorByDefault::Place {
    StaysOnTheMainActorByDefault::ObjectPlace()  // StaysOnTheMainActorByDefault.ObjectPlace, StaysOnTheMainActorByDefault/Objects.swift:14
  }
}
