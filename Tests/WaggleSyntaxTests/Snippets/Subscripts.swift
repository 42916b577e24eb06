struct A {
  subscript(i: Int) -> Int { get { 1 } set { } }
  static subscript<T: P>(_ t: T, default d: @autoclosure () -> Int = { 1 }()) -> T? where T: Q { nil }
  let a = 1
  subscript(dynamicMember path: KeyPath<B, C>) -> C { b[keyPath: path] }
  public private(set) subscript(i: Int, j: Int) -> (Int, Int) { get { (1, 2) } set {} }
  var c = 2
}
class D { class subscript(i: Int) -> Int { 1 } ; class func e() {} ; class var f: Int { 1 } }
protocol G { subscript(i: Int) -> Int { get }
  subscript(s: String) -> Int { get set }; func h() }
