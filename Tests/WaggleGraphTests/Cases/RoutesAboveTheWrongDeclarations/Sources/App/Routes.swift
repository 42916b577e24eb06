// @route("a")
import WaggleRouting

// @route("b")
let b = 1

// @route("c")
var c: Int { 1 }

// @route("d")
typealias D = Int

enum E {
  // @route("e")
  case one

  // @route("f")
  init() { self = .one }

  // @route("g")
  subscript(index: Int) -> Int { index }

  // @route("h")
  static let h = 1
}

// @route("i")
infix operator <=>

// @route("j")
protocol Page {
  // @route("k")
  associatedtype Content
}

extension E {
  // @route("n")
  static func == (a: E, b: E) -> Bool { true }

  // @route("o")
  static prefix func - (e: E) -> E { e }

  func none() {
    print(1)  // @route("l")
  }
}

// @route("m")
