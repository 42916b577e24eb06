// Written by WagglePlugin from the '@service' annotations of SplitsManyRegistrations. Changes here are lost.

public import Waggle

/// The services that SplitsManyRegistrations provides, and those of the modules that it is built on.
nonisolated public enum SplitsManyRegistrationsServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    register0(in: registrar)
    register1(in: registrar)
  }

  private static func register0(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n0 (SplitsManyRegistrations/Many.swift:11)", SplitsManyRegistrations::Numbers._waggle0)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n1 (SplitsManyRegistrations/Many.swift:14)", SplitsManyRegistrations::Numbers._waggle1)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n2 (SplitsManyRegistrations/Many.swift:17)", SplitsManyRegistrations::Numbers._waggle2)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n3 (SplitsManyRegistrations/Many.swift:20)", SplitsManyRegistrations::Numbers._waggle3)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n4 (SplitsManyRegistrations/Many.swift:23)", SplitsManyRegistrations::Numbers._waggle4)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n5 (SplitsManyRegistrations/Many.swift:26)", SplitsManyRegistrations::Numbers._waggle5)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n6 (SplitsManyRegistrations/Many.swift:29)", SplitsManyRegistrations::Numbers._waggle6)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n7 (SplitsManyRegistrations/Many.swift:32)", SplitsManyRegistrations::Numbers._waggle7)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n8 (SplitsManyRegistrations/Many.swift:35)", SplitsManyRegistrations::Numbers._waggle8)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n9 (SplitsManyRegistrations/Many.swift:38)", SplitsManyRegistrations::Numbers._waggle9)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n10 (SplitsManyRegistrations/Many.swift:41)", SplitsManyRegistrations::Numbers._waggle10)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n11 (SplitsManyRegistrations/Many.swift:44)", SplitsManyRegistrations::Numbers._waggle11)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n12 (SplitsManyRegistrations/Many.swift:47)", SplitsManyRegistrations::Numbers._waggle12)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n13 (SplitsManyRegistrations/Many.swift:50)", SplitsManyRegistrations::Numbers._waggle13)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n14 (SplitsManyRegistrations/Many.swift:53)", SplitsManyRegistrations::Numbers._waggle14)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n15 (SplitsManyRegistrations/Many.swift:56)", SplitsManyRegistrations::Numbers._waggle15)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n16 (SplitsManyRegistrations/Many.swift:59)", SplitsManyRegistrations::Numbers._waggle16)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n17 (SplitsManyRegistrations/Many.swift:62)", SplitsManyRegistrations::Numbers._waggle17)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n18 (SplitsManyRegistrations/Many.swift:65)", SplitsManyRegistrations::Numbers._waggle18)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n19 (SplitsManyRegistrations/Many.swift:68)", SplitsManyRegistrations::Numbers._waggle19)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n20 (SplitsManyRegistrations/Many.swift:71)", SplitsManyRegistrations::Numbers._waggle20)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n21 (SplitsManyRegistrations/Many.swift:74)", SplitsManyRegistrations::Numbers._waggle21)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n22 (SplitsManyRegistrations/Many.swift:77)", SplitsManyRegistrations::Numbers._waggle22)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n23 (SplitsManyRegistrations/Many.swift:80)", SplitsManyRegistrations::Numbers._waggle23)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n24 (SplitsManyRegistrations/Many.swift:83)", SplitsManyRegistrations::Numbers._waggle24)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n25 (SplitsManyRegistrations/Many.swift:86)", SplitsManyRegistrations::Numbers._waggle25)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n26 (SplitsManyRegistrations/Many.swift:89)", SplitsManyRegistrations::Numbers._waggle26)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n27 (SplitsManyRegistrations/Many.swift:92)", SplitsManyRegistrations::Numbers._waggle27)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n28 (SplitsManyRegistrations/Many.swift:95)", SplitsManyRegistrations::Numbers._waggle28)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n29 (SplitsManyRegistrations/Many.swift:98)", SplitsManyRegistrations::Numbers._waggle29)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n30 (SplitsManyRegistrations/Many.swift:101)", SplitsManyRegistrations::Numbers._waggle30)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n31 (SplitsManyRegistrations/Many.swift:104)", SplitsManyRegistrations::Numbers._waggle31)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n32 (SplitsManyRegistrations/Many.swift:107)", SplitsManyRegistrations::Numbers._waggle32)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n33 (SplitsManyRegistrations/Many.swift:110)", SplitsManyRegistrations::Numbers._waggle33)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n34 (SplitsManyRegistrations/Many.swift:113)", SplitsManyRegistrations::Numbers._waggle34)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n35 (SplitsManyRegistrations/Many.swift:116)", SplitsManyRegistrations::Numbers._waggle35)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n36 (SplitsManyRegistrations/Many.swift:119)", SplitsManyRegistrations::Numbers._waggle36)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n37 (SplitsManyRegistrations/Many.swift:122)", SplitsManyRegistrations::Numbers._waggle37)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n38 (SplitsManyRegistrations/Many.swift:125)", SplitsManyRegistrations::Numbers._waggle38)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n39 (SplitsManyRegistrations/Many.swift:128)", SplitsManyRegistrations::Numbers._waggle39)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n40 (SplitsManyRegistrations/Many.swift:131)", SplitsManyRegistrations::Numbers._waggle40)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n41 (SplitsManyRegistrations/Many.swift:134)", SplitsManyRegistrations::Numbers._waggle41)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n42 (SplitsManyRegistrations/Many.swift:137)", SplitsManyRegistrations::Numbers._waggle42)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n43 (SplitsManyRegistrations/Many.swift:140)", SplitsManyRegistrations::Numbers._waggle43)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n44 (SplitsManyRegistrations/Many.swift:143)", SplitsManyRegistrations::Numbers._waggle44)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n45 (SplitsManyRegistrations/Many.swift:146)", SplitsManyRegistrations::Numbers._waggle45)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n46 (SplitsManyRegistrations/Many.swift:149)", SplitsManyRegistrations::Numbers._waggle46)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n47 (SplitsManyRegistrations/Many.swift:152)", SplitsManyRegistrations::Numbers._waggle47)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n48 (SplitsManyRegistrations/Many.swift:155)", SplitsManyRegistrations::Numbers._waggle48)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n49 (SplitsManyRegistrations/Many.swift:158)", SplitsManyRegistrations::Numbers._waggle49)
  }

  private static func register1(in registrar: Waggle::ServiceRegistrar) {
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n50 (SplitsManyRegistrations/Many.swift:161)", SplitsManyRegistrations::Numbers._waggle50)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n51 (SplitsManyRegistrations/Many.swift:164)", SplitsManyRegistrations::Numbers._waggle51)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n52 (SplitsManyRegistrations/Many.swift:167)", SplitsManyRegistrations::Numbers._waggle52)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n53 (SplitsManyRegistrations/Many.swift:170)", SplitsManyRegistrations::Numbers._waggle53)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n54 (SplitsManyRegistrations/Many.swift:173)", SplitsManyRegistrations::Numbers._waggle54)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n55 (SplitsManyRegistrations/Many.swift:176)", SplitsManyRegistrations::Numbers._waggle55)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n56 (SplitsManyRegistrations/Many.swift:179)", SplitsManyRegistrations::Numbers._waggle56)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n57 (SplitsManyRegistrations/Many.swift:182)", SplitsManyRegistrations::Numbers._waggle57)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n58 (SplitsManyRegistrations/Many.swift:185)", SplitsManyRegistrations::Numbers._waggle58)
    registrar.add((any SplitsManyRegistrations::Number).self, "SplitsManyRegistrations.Numbers.n59 (SplitsManyRegistrations/Many.swift:188)", SplitsManyRegistrations::Numbers._waggle59)
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n0  // SplitsManyRegistrations.Numbers.n0, SplitsManyRegistrations/Many.swift:11
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n1  // SplitsManyRegistrations.Numbers.n1, SplitsManyRegistrations/Many.swift:14
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n2  // SplitsManyRegistrations.Numbers.n2, SplitsManyRegistrations/Many.swift:17
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n3  // SplitsManyRegistrations.Numbers.n3, SplitsManyRegistrations/Many.swift:20
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle4(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n4  // SplitsManyRegistrations.Numbers.n4, SplitsManyRegistrations/Many.swift:23
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle5(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n5  // SplitsManyRegistrations.Numbers.n5, SplitsManyRegistrations/Many.swift:26
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle6(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n6  // SplitsManyRegistrations.Numbers.n6, SplitsManyRegistrations/Many.swift:29
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle7(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n7  // SplitsManyRegistrations.Numbers.n7, SplitsManyRegistrations/Many.swift:32
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle8(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n8  // SplitsManyRegistrations.Numbers.n8, SplitsManyRegistrations/Many.swift:35
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle9(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n9  // SplitsManyRegistrations.Numbers.n9, SplitsManyRegistrations/Many.swift:38
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle10(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n10  // SplitsManyRegistrations.Numbers.n10, SplitsManyRegistrations/Many.swift:41
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle11(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n11  // SplitsManyRegistrations.Numbers.n11, SplitsManyRegistrations/Many.swift:44
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle12(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n12  // SplitsManyRegistrations.Numbers.n12, SplitsManyRegistrations/Many.swift:47
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle13(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n13  // SplitsManyRegistrations.Numbers.n13, SplitsManyRegistrations/Many.swift:50
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle14(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n14  // SplitsManyRegistrations.Numbers.n14, SplitsManyRegistrations/Many.swift:53
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle15(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n15  // SplitsManyRegistrations.Numbers.n15, SplitsManyRegistrations/Many.swift:56
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle16(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n16  // SplitsManyRegistrations.Numbers.n16, SplitsManyRegistrations/Many.swift:59
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle17(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n17  // SplitsManyRegistrations.Numbers.n17, SplitsManyRegistrations/Many.swift:62
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle18(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n18  // SplitsManyRegistrations.Numbers.n18, SplitsManyRegistrations/Many.swift:65
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle19(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n19  // SplitsManyRegistrations.Numbers.n19, SplitsManyRegistrations/Many.swift:68
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle20(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n20  // SplitsManyRegistrations.Numbers.n20, SplitsManyRegistrations/Many.swift:71
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle21(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n21  // SplitsManyRegistrations.Numbers.n21, SplitsManyRegistrations/Many.swift:74
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle22(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n22  // SplitsManyRegistrations.Numbers.n22, SplitsManyRegistrations/Many.swift:77
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle23(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n23  // SplitsManyRegistrations.Numbers.n23, SplitsManyRegistrations/Many.swift:80
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle24(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n24  // SplitsManyRegistrations.Numbers.n24, SplitsManyRegistrations/Many.swift:83
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle25(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n25  // SplitsManyRegistrations.Numbers.n25, SplitsManyRegistrations/Many.swift:86
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle26(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n26  // SplitsManyRegistrations.Numbers.n26, SplitsManyRegistrations/Many.swift:89
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle27(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n27  // SplitsManyRegistrations.Numbers.n27, SplitsManyRegistrations/Many.swift:92
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle28(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n28  // SplitsManyRegistrations.Numbers.n28, SplitsManyRegistrations/Many.swift:95
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle29(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n29  // SplitsManyRegistrations.Numbers.n29, SplitsManyRegistrations/Many.swift:98
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle30(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n30  // SplitsManyRegistrations.Numbers.n30, SplitsManyRegistrations/Many.swift:101
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle31(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n31  // SplitsManyRegistrations.Numbers.n31, SplitsManyRegistrations/Many.swift:104
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle32(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n32  // SplitsManyRegistrations.Numbers.n32, SplitsManyRegistrations/Many.swift:107
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle33(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n33  // SplitsManyRegistrations.Numbers.n33, SplitsManyRegistrations/Many.swift:110
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle34(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n34  // SplitsManyRegistrations.Numbers.n34, SplitsManyRegistrations/Many.swift:113
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle35(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n35  // SplitsManyRegistrations.Numbers.n35, SplitsManyRegistrations/Many.swift:116
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle36(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n36  // SplitsManyRegistrations.Numbers.n36, SplitsManyRegistrations/Many.swift:119
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle37(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n37  // SplitsManyRegistrations.Numbers.n37, SplitsManyRegistrations/Many.swift:122
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle38(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n38  // SplitsManyRegistrations.Numbers.n38, SplitsManyRegistrations/Many.swift:125
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle39(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n39  // SplitsManyRegistrations.Numbers.n39, SplitsManyRegistrations/Many.swift:128
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle40(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n40  // SplitsManyRegistrations.Numbers.n40, SplitsManyRegistrations/Many.swift:131
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle41(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n41  // SplitsManyRegistrations.Numbers.n41, SplitsManyRegistrations/Many.swift:134
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle42(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n42  // SplitsManyRegistrations.Numbers.n42, SplitsManyRegistrations/Many.swift:137
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle43(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n43  // SplitsManyRegistrations.Numbers.n43, SplitsManyRegistrations/Many.swift:140
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle44(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n44  // SplitsManyRegistrations.Numbers.n44, SplitsManyRegistrations/Many.swift:143
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle45(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n45  // SplitsManyRegistrations.Numbers.n45, SplitsManyRegistrations/Many.swift:146
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle46(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n46  // SplitsManyRegistrations.Numbers.n46, SplitsManyRegistrations/Many.swift:149
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle47(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n47  // SplitsManyRegistrations.Numbers.n47, SplitsManyRegistrations/Many.swift:152
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle48(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n48  // SplitsManyRegistrations.Numbers.n48, SplitsManyRegistrations/Many.swift:155
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle49(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n49  // SplitsManyRegistrations.Numbers.n49, SplitsManyRegistrations/Many.swift:158
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle50(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n50  // SplitsManyRegistrations.Numbers.n50, SplitsManyRegistrations/Many.swift:161
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle51(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n51  // SplitsManyRegistrations.Numbers.n51, SplitsManyRegistrations/Many.swift:164
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle52(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n52  // SplitsManyRegistrations.Numbers.n52, SplitsManyRegistrations/Many.swift:167
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle53(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n53  // SplitsManyRegistrations.Numbers.n53, SplitsManyRegistrations/Many.swift:170
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle54(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n54  // SplitsManyRegistrations.Numbers.n54, SplitsManyRegistrations/Many.swift:173
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle55(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n55  // SplitsManyRegistrations.Numbers.n55, SplitsManyRegistrations/Many.swift:176
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle56(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n56  // SplitsManyRegistrations.Numbers.n56, SplitsManyRegistrations/Many.swift:179
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle57(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n57  // SplitsManyRegistrations.Numbers.n57, SplitsManyRegistrations/Many.swift:182
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle58(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n58  // SplitsManyRegistrations.Numbers.n58, SplitsManyRegistrations/Many.swift:185
  }
}

extension SplitsManyRegistrations::Numbers {
  fileprivate static func _waggle59(_ services: Waggle::ServiceInjector) throws -> any SplitsManyRegistrations::Number {
    SplitsManyRegistrations::Numbers.n59  // SplitsManyRegistrations.Numbers.n59, SplitsManyRegistrations/Many.swift:188
  }
}
