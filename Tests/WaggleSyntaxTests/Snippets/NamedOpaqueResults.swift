func a() -> <T: P> T { 1 }
func b<T>() -> <V: Q where V == T> [V] { [] }
struct C { var d: <W> (W, W) = (1, 2), e = 1 }
let f = g < h, i = 2
