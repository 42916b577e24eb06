import WaggleRouting

enum Numbers {
  // @route("number/0")
  static func number0() -> Int { 0 }

  // @route("number/1")
  static func number1() -> Int { 1 }

  // @route("number/2")
  static func number2() -> Int { 2 }

  // @route("number/3")
  static func number3() -> Int { 3 }

  // @route("number/4")
  static func number4() -> Int { 4 }

  // @route("number/5")
  static func number5() -> Int { 5 }

  // @route("number/6")
  static func number6() -> Int { 6 }

  // @route("number/7")
  static func number7() -> Int { 7 }

  // @route("number/8")
  static func number8() -> Int { 8 }

  // @route("number/9")
  static func number9() -> Int { 9 }

  // @route("number/10")
  static func number10() -> Int { 10 }

  // @route("number/11")
  static func number11() -> Int { 11 }

  // @route("number/12")
  static func number12() -> Int { 12 }

  // @route("number/13")
  static func number13() -> Int { 13 }

  // @route("number/14")
  static func number14() -> Int { 14 }

  // @route("number/15")
  static func number15() -> Int { 15 }

  // @route("number/16")
  static func number16() -> Int { 16 }

  // @route("number/17")
  static func number17() -> Int { 17 }

  // @route("number/18")
  static func number18() -> Int { 18 }

  // @route("number/19")
  static func number19() -> Int { 19 }

  // @route("number/20")
  static func number20() -> Int { 20 }

  // @route("number/21")
  static func number21() -> Int { 21 }

  // @route("number/22")
  static func number22() -> Int { 22 }

  // @route("number/23")
  static func number23() -> Int { 23 }

  // @route("number/24")
  static func number24() -> Int { 24 }

  // @route("number/25")
  static func number25() -> Int { 25 }

  // @route("number/26")
  static func number26() -> Int { 26 }

  // @route("number/27")
  static func number27() -> Int { 27 }

  // @route("number/28")
  static func number28() -> Int { 28 }

  // @route("number/29")
  static func number29() -> Int { 29 }

  // @route("number/30")
  static func number30() -> Int { 30 }

  // @route("number/31")
  static func number31() -> Int { 31 }

  // @route("number/32")
  static func number32() -> Int { 32 }

  // @route("number/33")
  static func number33() -> Int { 33 }

  // @route("number/34")
  static func number34() -> Int { 34 }

  // @route("number/35")
  static func number35() -> Int { 35 }

  // @route("number/36")
  static func number36() -> Int { 36 }

  // @route("number/37")
  static func number37() -> Int { 37 }

  // @route("number/38")
  static func number38() -> Int { 38 }

  // @route("number/39")
  static func number39() -> Int { 39 }

  // @route("number/40")
  static func number40() -> Int { 40 }

  // @route("number/41")
  static func number41() -> Int { 41 }

  // @route("number/42")
  static func number42() -> Int { 42 }

  // @route("number/43")
  static func number43() -> Int { 43 }

  // @route("number/44")
  static func number44() -> Int { 44 }

  // @route("number/45")
  static func number45() -> Int { 45 }

  // @route("number/46")
  static func number46() -> Int { 46 }

  // @route("number/47")
  static func number47() -> Int { 47 }

  // @route("number/48")
  static func number48() -> Int { 48 }

  // @route("number/49")
  static func number49() -> Int { 49 }

  // @route("number/50")
  static func number50() -> Int { 50 }

  // @route("number/51")
  static func number51() -> Int { 51 }

  // @route("number/52")
  static func number52() -> Int { 52 }

  // @route("number/53")
  static func number53() -> Int { 53 }

  // @route("number/54")
  static func number54() -> Int { 54 }

  // @route("number/55")
  static func number55() -> Int { 55 }

  // @route("number/56")
  static func number56() -> Int { 56 }

  // @route("number/57")
  static func number57() -> Int { 57 }

  // @route("number/58")
  static func number58() -> Int { 58 }

  // @route("number/59")
  static func number59() -> Int { 59 }
}
