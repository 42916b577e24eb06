// Written by WagglePlugin from the '@service' annotations of FindsMovedComments. Changes here are lost.

public import Waggle

/// The services that FindsMovedComments provides, and those of the modules that it is built on.
nonisolated public enum FindsMovedCommentsServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.named("block").add((any FindsMovedComments::Note).self, "FindsMovedComments.Block (FindsMovedComments/Moved.swift:7)", FindsMovedComments::Block._waggle0)
    registrar.named("doc").add((any FindsMovedComments::Note).self, "FindsMovedComments.Documented (FindsMovedComments/Moved.swift:15)", FindsMovedComments::Documented._waggle1)
    registrar.named("after attribute").add((any FindsMovedComments::Note).self, "FindsMovedComments.AfterAttribute (FindsMovedComments/Moved.swift:23)", FindsMovedComments::AfterAttribute._waggle2)
    registrar.named("between modifiers").add((any FindsMovedComments::Note).self, "FindsMovedComments.BetweenModifiers (FindsMovedComments/Moved.swift:32)", FindsMovedComments::BetweenModifiers._waggle3)
    registrar.named("stars").add((any FindsMovedComments::Note).self, "FindsMovedComments.Stars (FindsMovedComments/Moved.swift:45)", FindsMovedComments::Stars._waggle4)
    registrar.named("actor").add((any FindsMovedComments::Note).self, "FindsMovedComments.Still (FindsMovedComments/Moved.swift:51)", FindsMovedComments::Still._waggle5)
    registrar.named("enum").add((any FindsMovedComments::Note).self, "FindsMovedComments.Only (FindsMovedComments/Moved.swift:56)", FindsMovedComments::Only._waggle6)
  }
}

extension FindsMovedComments::Block {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any FindsMovedComments::Note {
    FindsMovedComments::Block()  // FindsMovedComments.Block, FindsMovedComments/Moved.swift:7
  }
}

extension FindsMovedComments::Documented {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any FindsMovedComments::Note {
    FindsMovedComments::Documented()  // FindsMovedComments.Documented, FindsMovedComments/Moved.swift:15
  }
}

extension FindsMovedComments::AfterAttribute {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any FindsMovedComments::Note {
    FindsMovedComments::AfterAttribute()  // FindsMovedComments.AfterAttribute, FindsMovedComments/Moved.swift:23
  }
}

extension FindsMovedComments::BetweenModifiers {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any FindsMovedComments::Note {
    FindsMovedComments::BetweenModifiers()  // FindsMovedComments.BetweenModifiers, FindsMovedComments/Moved.swift:32
  }
}

extension FindsMovedComments::Stars {
  fileprivate static func _waggle4(_ services: Waggle::ServiceInjector) throws -> any FindsMovedComments::Note {
    FindsMovedComments::Stars()  // FindsMovedComments.Stars, FindsMovedComments/Moved.swift:45
  }
}

extension FindsMovedComments::Still {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any FindsMovedComments::Note {
    FindsMovedComments::Still()  // FindsMovedComments.Still, FindsMovedComments/Moved.swift:51
  }
}

extension FindsMovedComments::Only {
  fileprivate static func _waggle6(_ services: Waggle::ServiceInjector) throws -> any FindsMovedComments::Note {
    FindsMovedComments::Only()  // FindsMovedComments.Only, FindsMovedComments/Moved.swift:56
  }
}
