func a(b: Int, c d: Int, _ e: Int, _: Int, for other: Int, default: Int) {}
func f(isolated: A, isolated g: A, sending: Int, borrowing h: Int, consuming: Int) {}
func i(_ j: inout Int, k: __owned Int, l: isolated A, m: sending B, n: borrowing C, o: repeat each D) {}
func p(@Builder q: () -> Int, @A @B(1) _ r: Int, s: @escaping () -> Void) {}
func t(repeat: Int, each: Int, some: Int, any: Int, where: Int, class: Int, self: Int, Self: Int, init: Int) {}
func u(v: Int..., w: Any?..., `x` y: [Int]...,) {}
func z(_ _: Int, aa _: Int) {}
func isolatedConst(_const bb: Int, cc: _const Int) {}
