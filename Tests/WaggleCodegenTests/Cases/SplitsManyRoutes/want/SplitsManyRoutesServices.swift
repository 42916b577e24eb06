// Written by WagglePlugin from the '@service' and '@route' annotations of SplitsManyRoutes. Changes here are lost.

public import Waggle
public import WaggleRouting

/// The services that SplitsManyRoutes provides, and those of the modules that it is built on.
nonisolated public enum SplitsManyRoutesServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
  }
}

/// The routes that SplitsManyRoutes answers, and those of the modules that it is built on.
nonisolated public enum SplitsManyRoutesRoutes: WaggleRouting::RouteCatalog {
  public static var dependencies: [any WaggleRouting::RouteCatalog.Type] {
    []
  }

  public static func register(in registrar: WaggleRouting::RouteRegistrar) throws {
    try register0(in: registrar)
    try register1(in: registrar)
  }

  private static func register0(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.at("number/0").add("SplitsManyRoutes.Numbers.number0 (SplitsManyRoutes/Numbers.swift:5)", SplitsManyRoutes::Numbers._waggleRoute0)
    try registrar.at("number/1").add("SplitsManyRoutes.Numbers.number1 (SplitsManyRoutes/Numbers.swift:8)", SplitsManyRoutes::Numbers._waggleRoute1)
    try registrar.at("number/2").add("SplitsManyRoutes.Numbers.number2 (SplitsManyRoutes/Numbers.swift:11)", SplitsManyRoutes::Numbers._waggleRoute2)
    try registrar.at("number/3").add("SplitsManyRoutes.Numbers.number3 (SplitsManyRoutes/Numbers.swift:14)", SplitsManyRoutes::Numbers._waggleRoute3)
    try registrar.at("number/4").add("SplitsManyRoutes.Numbers.number4 (SplitsManyRoutes/Numbers.swift:17)", SplitsManyRoutes::Numbers._waggleRoute4)
    try registrar.at("number/5").add("SplitsManyRoutes.Numbers.number5 (SplitsManyRoutes/Numbers.swift:20)", SplitsManyRoutes::Numbers._waggleRoute5)
    try registrar.at("number/6").add("SplitsManyRoutes.Numbers.number6 (SplitsManyRoutes/Numbers.swift:23)", SplitsManyRoutes::Numbers._waggleRoute6)
    try registrar.at("number/7").add("SplitsManyRoutes.Numbers.number7 (SplitsManyRoutes/Numbers.swift:26)", SplitsManyRoutes::Numbers._waggleRoute7)
    try registrar.at("number/8").add("SplitsManyRoutes.Numbers.number8 (SplitsManyRoutes/Numbers.swift:29)", SplitsManyRoutes::Numbers._waggleRoute8)
    try registrar.at("number/9").add("SplitsManyRoutes.Numbers.number9 (SplitsManyRoutes/Numbers.swift:32)", SplitsManyRoutes::Numbers._waggleRoute9)
    try registrar.at("number/10").add("SplitsManyRoutes.Numbers.number10 (SplitsManyRoutes/Numbers.swift:35)", SplitsManyRoutes::Numbers._waggleRoute10)
    try registrar.at("number/11").add("SplitsManyRoutes.Numbers.number11 (SplitsManyRoutes/Numbers.swift:38)", SplitsManyRoutes::Numbers._waggleRoute11)
    try registrar.at("number/12").add("SplitsManyRoutes.Numbers.number12 (SplitsManyRoutes/Numbers.swift:41)", SplitsManyRoutes::Numbers._waggleRoute12)
    try registrar.at("number/13").add("SplitsManyRoutes.Numbers.number13 (SplitsManyRoutes/Numbers.swift:44)", SplitsManyRoutes::Numbers._waggleRoute13)
    try registrar.at("number/14").add("SplitsManyRoutes.Numbers.number14 (SplitsManyRoutes/Numbers.swift:47)", SplitsManyRoutes::Numbers._waggleRoute14)
    try registrar.at("number/15").add("SplitsManyRoutes.Numbers.number15 (SplitsManyRoutes/Numbers.swift:50)", SplitsManyRoutes::Numbers._waggleRoute15)
    try registrar.at("number/16").add("SplitsManyRoutes.Numbers.number16 (SplitsManyRoutes/Numbers.swift:53)", SplitsManyRoutes::Numbers._waggleRoute16)
    try registrar.at("number/17").add("SplitsManyRoutes.Numbers.number17 (SplitsManyRoutes/Numbers.swift:56)", SplitsManyRoutes::Numbers._waggleRoute17)
    try registrar.at("number/18").add("SplitsManyRoutes.Numbers.number18 (SplitsManyRoutes/Numbers.swift:59)", SplitsManyRoutes::Numbers._waggleRoute18)
    try registrar.at("number/19").add("SplitsManyRoutes.Numbers.number19 (SplitsManyRoutes/Numbers.swift:62)", SplitsManyRoutes::Numbers._waggleRoute19)
    try registrar.at("number/20").add("SplitsManyRoutes.Numbers.number20 (SplitsManyRoutes/Numbers.swift:65)", SplitsManyRoutes::Numbers._waggleRoute20)
    try registrar.at("number/21").add("SplitsManyRoutes.Numbers.number21 (SplitsManyRoutes/Numbers.swift:68)", SplitsManyRoutes::Numbers._waggleRoute21)
    try registrar.at("number/22").add("SplitsManyRoutes.Numbers.number22 (SplitsManyRoutes/Numbers.swift:71)", SplitsManyRoutes::Numbers._waggleRoute22)
    try registrar.at("number/23").add("SplitsManyRoutes.Numbers.number23 (SplitsManyRoutes/Numbers.swift:74)", SplitsManyRoutes::Numbers._waggleRoute23)
    try registrar.at("number/24").add("SplitsManyRoutes.Numbers.number24 (SplitsManyRoutes/Numbers.swift:77)", SplitsManyRoutes::Numbers._waggleRoute24)
    try registrar.at("number/25").add("SplitsManyRoutes.Numbers.number25 (SplitsManyRoutes/Numbers.swift:80)", SplitsManyRoutes::Numbers._waggleRoute25)
    try registrar.at("number/26").add("SplitsManyRoutes.Numbers.number26 (SplitsManyRoutes/Numbers.swift:83)", SplitsManyRoutes::Numbers._waggleRoute26)
    try registrar.at("number/27").add("SplitsManyRoutes.Numbers.number27 (SplitsManyRoutes/Numbers.swift:86)", SplitsManyRoutes::Numbers._waggleRoute27)
    try registrar.at("number/28").add("SplitsManyRoutes.Numbers.number28 (SplitsManyRoutes/Numbers.swift:89)", SplitsManyRoutes::Numbers._waggleRoute28)
    try registrar.at("number/29").add("SplitsManyRoutes.Numbers.number29 (SplitsManyRoutes/Numbers.swift:92)", SplitsManyRoutes::Numbers._waggleRoute29)
    try registrar.at("number/30").add("SplitsManyRoutes.Numbers.number30 (SplitsManyRoutes/Numbers.swift:95)", SplitsManyRoutes::Numbers._waggleRoute30)
    try registrar.at("number/31").add("SplitsManyRoutes.Numbers.number31 (SplitsManyRoutes/Numbers.swift:98)", SplitsManyRoutes::Numbers._waggleRoute31)
    try registrar.at("number/32").add("SplitsManyRoutes.Numbers.number32 (SplitsManyRoutes/Numbers.swift:101)", SplitsManyRoutes::Numbers._waggleRoute32)
    try registrar.at("number/33").add("SplitsManyRoutes.Numbers.number33 (SplitsManyRoutes/Numbers.swift:104)", SplitsManyRoutes::Numbers._waggleRoute33)
    try registrar.at("number/34").add("SplitsManyRoutes.Numbers.number34 (SplitsManyRoutes/Numbers.swift:107)", SplitsManyRoutes::Numbers._waggleRoute34)
    try registrar.at("number/35").add("SplitsManyRoutes.Numbers.number35 (SplitsManyRoutes/Numbers.swift:110)", SplitsManyRoutes::Numbers._waggleRoute35)
    try registrar.at("number/36").add("SplitsManyRoutes.Numbers.number36 (SplitsManyRoutes/Numbers.swift:113)", SplitsManyRoutes::Numbers._waggleRoute36)
    try registrar.at("number/37").add("SplitsManyRoutes.Numbers.number37 (SplitsManyRoutes/Numbers.swift:116)", SplitsManyRoutes::Numbers._waggleRoute37)
    try registrar.at("number/38").add("SplitsManyRoutes.Numbers.number38 (SplitsManyRoutes/Numbers.swift:119)", SplitsManyRoutes::Numbers._waggleRoute38)
    try registrar.at("number/39").add("SplitsManyRoutes.Numbers.number39 (SplitsManyRoutes/Numbers.swift:122)", SplitsManyRoutes::Numbers._waggleRoute39)
    try registrar.at("number/40").add("SplitsManyRoutes.Numbers.number40 (SplitsManyRoutes/Numbers.swift:125)", SplitsManyRoutes::Numbers._waggleRoute40)
    try registrar.at("number/41").add("SplitsManyRoutes.Numbers.number41 (SplitsManyRoutes/Numbers.swift:128)", SplitsManyRoutes::Numbers._waggleRoute41)
    try registrar.at("number/42").add("SplitsManyRoutes.Numbers.number42 (SplitsManyRoutes/Numbers.swift:131)", SplitsManyRoutes::Numbers._waggleRoute42)
    try registrar.at("number/43").add("SplitsManyRoutes.Numbers.number43 (SplitsManyRoutes/Numbers.swift:134)", SplitsManyRoutes::Numbers._waggleRoute43)
    try registrar.at("number/44").add("SplitsManyRoutes.Numbers.number44 (SplitsManyRoutes/Numbers.swift:137)", SplitsManyRoutes::Numbers._waggleRoute44)
    try registrar.at("number/45").add("SplitsManyRoutes.Numbers.number45 (SplitsManyRoutes/Numbers.swift:140)", SplitsManyRoutes::Numbers._waggleRoute45)
    try registrar.at("number/46").add("SplitsManyRoutes.Numbers.number46 (SplitsManyRoutes/Numbers.swift:143)", SplitsManyRoutes::Numbers._waggleRoute46)
    try registrar.at("number/47").add("SplitsManyRoutes.Numbers.number47 (SplitsManyRoutes/Numbers.swift:146)", SplitsManyRoutes::Numbers._waggleRoute47)
    try registrar.at("number/48").add("SplitsManyRoutes.Numbers.number48 (SplitsManyRoutes/Numbers.swift:149)", SplitsManyRoutes::Numbers._waggleRoute48)
    try registrar.at("number/49").add("SplitsManyRoutes.Numbers.number49 (SplitsManyRoutes/Numbers.swift:152)", SplitsManyRoutes::Numbers._waggleRoute49)
  }

  private static func register1(in registrar: WaggleRouting::RouteRegistrar) throws {
    try registrar.at("number/50").add("SplitsManyRoutes.Numbers.number50 (SplitsManyRoutes/Numbers.swift:155)", SplitsManyRoutes::Numbers._waggleRoute50)
    try registrar.at("number/51").add("SplitsManyRoutes.Numbers.number51 (SplitsManyRoutes/Numbers.swift:158)", SplitsManyRoutes::Numbers._waggleRoute51)
    try registrar.at("number/52").add("SplitsManyRoutes.Numbers.number52 (SplitsManyRoutes/Numbers.swift:161)", SplitsManyRoutes::Numbers._waggleRoute52)
    try registrar.at("number/53").add("SplitsManyRoutes.Numbers.number53 (SplitsManyRoutes/Numbers.swift:164)", SplitsManyRoutes::Numbers._waggleRoute53)
    try registrar.at("number/54").add("SplitsManyRoutes.Numbers.number54 (SplitsManyRoutes/Numbers.swift:167)", SplitsManyRoutes::Numbers._waggleRoute54)
    try registrar.at("number/55").add("SplitsManyRoutes.Numbers.number55 (SplitsManyRoutes/Numbers.swift:170)", SplitsManyRoutes::Numbers._waggleRoute55)
    try registrar.at("number/56").add("SplitsManyRoutes.Numbers.number56 (SplitsManyRoutes/Numbers.swift:173)", SplitsManyRoutes::Numbers._waggleRoute56)
    try registrar.at("number/57").add("SplitsManyRoutes.Numbers.number57 (SplitsManyRoutes/Numbers.swift:176)", SplitsManyRoutes::Numbers._waggleRoute57)
    try registrar.at("number/58").add("SplitsManyRoutes.Numbers.number58 (SplitsManyRoutes/Numbers.swift:179)", SplitsManyRoutes::Numbers._waggleRoute58)
    try registrar.at("number/59").add("SplitsManyRoutes.Numbers.number59 (SplitsManyRoutes/Numbers.swift:182)", SplitsManyRoutes::Numbers._waggleRoute59)
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute0(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number0()  // SplitsManyRoutes.Numbers.number0, SplitsManyRoutes/Numbers.swift:5
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute1(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number1()  // SplitsManyRoutes.Numbers.number1, SplitsManyRoutes/Numbers.swift:8
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute2(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number2()  // SplitsManyRoutes.Numbers.number2, SplitsManyRoutes/Numbers.swift:11
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute3(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number3()  // SplitsManyRoutes.Numbers.number3, SplitsManyRoutes/Numbers.swift:14
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute4(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number4()  // SplitsManyRoutes.Numbers.number4, SplitsManyRoutes/Numbers.swift:17
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute5(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number5()  // SplitsManyRoutes.Numbers.number5, SplitsManyRoutes/Numbers.swift:20
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute6(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number6()  // SplitsManyRoutes.Numbers.number6, SplitsManyRoutes/Numbers.swift:23
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute7(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number7()  // SplitsManyRoutes.Numbers.number7, SplitsManyRoutes/Numbers.swift:26
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute8(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number8()  // SplitsManyRoutes.Numbers.number8, SplitsManyRoutes/Numbers.swift:29
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute9(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number9()  // SplitsManyRoutes.Numbers.number9, SplitsManyRoutes/Numbers.swift:32
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute10(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number10()  // SplitsManyRoutes.Numbers.number10, SplitsManyRoutes/Numbers.swift:35
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute11(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number11()  // SplitsManyRoutes.Numbers.number11, SplitsManyRoutes/Numbers.swift:38
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute12(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number12()  // SplitsManyRoutes.Numbers.number12, SplitsManyRoutes/Numbers.swift:41
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute13(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number13()  // SplitsManyRoutes.Numbers.number13, SplitsManyRoutes/Numbers.swift:44
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute14(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number14()  // SplitsManyRoutes.Numbers.number14, SplitsManyRoutes/Numbers.swift:47
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute15(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number15()  // SplitsManyRoutes.Numbers.number15, SplitsManyRoutes/Numbers.swift:50
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute16(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number16()  // SplitsManyRoutes.Numbers.number16, SplitsManyRoutes/Numbers.swift:53
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute17(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number17()  // SplitsManyRoutes.Numbers.number17, SplitsManyRoutes/Numbers.swift:56
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute18(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number18()  // SplitsManyRoutes.Numbers.number18, SplitsManyRoutes/Numbers.swift:59
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute19(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number19()  // SplitsManyRoutes.Numbers.number19, SplitsManyRoutes/Numbers.swift:62
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute20(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number20()  // SplitsManyRoutes.Numbers.number20, SplitsManyRoutes/Numbers.swift:65
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute21(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number21()  // SplitsManyRoutes.Numbers.number21, SplitsManyRoutes/Numbers.swift:68
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute22(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number22()  // SplitsManyRoutes.Numbers.number22, SplitsManyRoutes/Numbers.swift:71
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute23(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number23()  // SplitsManyRoutes.Numbers.number23, SplitsManyRoutes/Numbers.swift:74
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute24(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number24()  // SplitsManyRoutes.Numbers.number24, SplitsManyRoutes/Numbers.swift:77
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute25(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number25()  // SplitsManyRoutes.Numbers.number25, SplitsManyRoutes/Numbers.swift:80
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute26(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number26()  // SplitsManyRoutes.Numbers.number26, SplitsManyRoutes/Numbers.swift:83
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute27(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number27()  // SplitsManyRoutes.Numbers.number27, SplitsManyRoutes/Numbers.swift:86
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute28(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number28()  // SplitsManyRoutes.Numbers.number28, SplitsManyRoutes/Numbers.swift:89
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute29(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number29()  // SplitsManyRoutes.Numbers.number29, SplitsManyRoutes/Numbers.swift:92
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute30(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number30()  // SplitsManyRoutes.Numbers.number30, SplitsManyRoutes/Numbers.swift:95
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute31(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number31()  // SplitsManyRoutes.Numbers.number31, SplitsManyRoutes/Numbers.swift:98
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute32(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number32()  // SplitsManyRoutes.Numbers.number32, SplitsManyRoutes/Numbers.swift:101
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute33(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number33()  // SplitsManyRoutes.Numbers.number33, SplitsManyRoutes/Numbers.swift:104
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute34(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number34()  // SplitsManyRoutes.Numbers.number34, SplitsManyRoutes/Numbers.swift:107
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute35(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number35()  // SplitsManyRoutes.Numbers.number35, SplitsManyRoutes/Numbers.swift:110
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute36(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number36()  // SplitsManyRoutes.Numbers.number36, SplitsManyRoutes/Numbers.swift:113
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute37(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number37()  // SplitsManyRoutes.Numbers.number37, SplitsManyRoutes/Numbers.swift:116
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute38(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number38()  // SplitsManyRoutes.Numbers.number38, SplitsManyRoutes/Numbers.swift:119
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute39(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number39()  // SplitsManyRoutes.Numbers.number39, SplitsManyRoutes/Numbers.swift:122
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute40(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number40()  // SplitsManyRoutes.Numbers.number40, SplitsManyRoutes/Numbers.swift:125
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute41(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number41()  // SplitsManyRoutes.Numbers.number41, SplitsManyRoutes/Numbers.swift:128
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute42(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number42()  // SplitsManyRoutes.Numbers.number42, SplitsManyRoutes/Numbers.swift:131
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute43(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number43()  // SplitsManyRoutes.Numbers.number43, SplitsManyRoutes/Numbers.swift:134
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute44(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number44()  // SplitsManyRoutes.Numbers.number44, SplitsManyRoutes/Numbers.swift:137
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute45(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number45()  // SplitsManyRoutes.Numbers.number45, SplitsManyRoutes/Numbers.swift:140
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute46(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number46()  // SplitsManyRoutes.Numbers.number46, SplitsManyRoutes/Numbers.swift:143
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute47(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number47()  // SplitsManyRoutes.Numbers.number47, SplitsManyRoutes/Numbers.swift:146
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute48(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number48()  // SplitsManyRoutes.Numbers.number48, SplitsManyRoutes/Numbers.swift:149
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute49(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number49()  // SplitsManyRoutes.Numbers.number49, SplitsManyRoutes/Numbers.swift:152
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute50(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number50()  // SplitsManyRoutes.Numbers.number50, SplitsManyRoutes/Numbers.swift:155
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute51(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number51()  // SplitsManyRoutes.Numbers.number51, SplitsManyRoutes/Numbers.swift:158
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute52(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number52()  // SplitsManyRoutes.Numbers.number52, SplitsManyRoutes/Numbers.swift:161
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute53(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number53()  // SplitsManyRoutes.Numbers.number53, SplitsManyRoutes/Numbers.swift:164
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute54(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number54()  // SplitsManyRoutes.Numbers.number54, SplitsManyRoutes/Numbers.swift:167
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute55(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number55()  // SplitsManyRoutes.Numbers.number55, SplitsManyRoutes/Numbers.swift:170
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute56(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number56()  // SplitsManyRoutes.Numbers.number56, SplitsManyRoutes/Numbers.swift:173
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute57(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number57()  // SplitsManyRoutes.Numbers.number57, SplitsManyRoutes/Numbers.swift:176
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute58(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number58()  // SplitsManyRoutes.Numbers.number58, SplitsManyRoutes/Numbers.swift:179
  }
}

extension SplitsManyRoutes::Numbers {
  fileprivate static func _waggleRoute59(_ request: WaggleRouting::RouteRequest) throws -> Int {
    SplitsManyRoutes::Numbers.number59()  // SplitsManyRoutes.Numbers.number59, SplitsManyRoutes/Numbers.swift:182
  }
}
