struct A {
  var a: Int { 1 }
  var b: Int { get { 1 } }
  var c: Int { get { 1 } set { d = newValue } }
  var e: Int { @inlinable get { 1 } nonmutating set(value) { } }
  var f: Int { _read { yield g } _modify { yield &g } }
  var h: Int { mutating get { 1 } }
  var k: Int { unsafeAddress { l } unsafeMutableAddress { l } }
  var m: Int { return set { $0 } }
  var n: Int { @storageRestrictions(initializes: o) init(initial) { } get { 1 } set { } }
  var p: Int { @inline(never) get { 1 } @usableFromInline set { } }
}
protocol P { var r: Int { get }; static var s: Int { get set }; var t: Int { mutating get nonmutating set } }
