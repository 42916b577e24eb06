func a<each T: P, each U>(_ t: repeat each T, u: repeat (each T, each U)) -> (repeat each U) { (repeat each u) }
struct B<each T> { let c: (repeat each T); init(_ values: repeat each T) where repeat each T: Q {} }
typealias D<each T> = (repeat Optional<each T>) -> Void
func e<each T>(_ t: repeat each T) where repeat (each T).F == Int { for x in repeat each t { let hidden = x } }
let g: B<Int, String> = B(1, "2"), h: B<> = B()
