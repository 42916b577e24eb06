struct A {
  public private(set) var a = 1
  fileprivate(set) public static var b: Int
  nonisolated(unsafe) static let c = 1
  internal package(set) var d = 2
}
class B { unowned(unsafe) let e: B; unowned(safe) var f: B; open internal(set) var g = 1; weak private(set) var h: B? }
@available(*, deprecated) nonisolated(nonsending) public func i() async {}
nonisolated(unsafe) var j = 1
