struct N {
  static func +(a: N, b: N) -> N { a }
  static func <(a: N, b: N) -> Bool { true }
  static func <<T: P>(a: N, b: T) -> Bool { true }
  static func ==<T>(a: N, b: T) -> Bool { true }
  static func >>= (a: inout N, b: Int) {}
  static prefix func !(a: N) -> N { a }
  static postfix func !(a: N) -> N { a }
  static func ?? (a: N?, b: @autoclosure () throws -> N) rethrows -> N { try b() }
  static func ~= (a: N, b: N) -> Bool { true }
  static func .+ (a: N, b: N) {}
}
