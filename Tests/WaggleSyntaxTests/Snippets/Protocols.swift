public protocol A<B, C>: AnyObject, D where B: E { associatedtype B; associatedtype C: F = Int where C.G == B
  var h: Int { get set } ; static func i() ; mutating func j() -> Self ; init?(k: Int)
  static func == (a: Self, b: Self) -> Bool
  typealias L = B ; @available(*, deprecated) func m() }
@objc protocol O { @objc optional func p() ; @objc optional var q: Int { get } }
protocol R: S & T, U.V<W> {}
protocol X {}; protocol Y: X {}
