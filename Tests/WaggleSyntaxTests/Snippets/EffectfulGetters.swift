struct A {
  var a: Int { get async { 1 } }
  var b: Int { get throws { 1 } }
  var c: Int { get async throws { 1 } }
  var d: Int { get throws(E) { 1 } }
  static var e: Int { get async throws(any Error) { 1 } }
  subscript(i: Int) -> Int { get async throws { 1 } }
}
protocol P { var f: Int { get async }; var g: Int { get async throws }; subscript(i: Int) -> Int { get throws } }
actor B { nonisolated var h: Int { get async { await i } } ; var i = 1 }
