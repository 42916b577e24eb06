struct A: ~Copyable { deinit { let hidden = 1 } ; consuming func b() -> A { self } ; borrowing func c() {} ; mutating func d() { discard self } }
enum B<T: ~Copyable>: ~Copyable, ~Escapable { case c(T) }
extension B: Copyable where T: Copyable & ~Escapable {}
protocol P: ~Copyable { associatedtype Q: ~Copyable & ~Escapable }
func f(a: borrowing A, b: consuming A, c: inout A, d: any P & ~Copyable, e: some ~Copyable) -> any ~Copyable { a }
class C: ~Sendable {}
