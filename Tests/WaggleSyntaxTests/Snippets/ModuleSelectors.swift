import struct A::B
let a: A::B = A::B(), b: A::B<C::D>.E?, c: Int.Swift::Magnitude
func d(e: Swift::Int, f: [A::B: C::D] = A::f()) -> any A::P & B::Q { fatalError() }
extension A::B: C::P where D::E == F::G {}
class H: A::I, B::J { let k = self.A::l, m = A::n { o } }
@A::Macro struct P {}
