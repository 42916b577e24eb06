func a<T, U>(t: T, u: U) -> T where T: P & Q, U == [T.Element], T.Element: AnyObject { t }
extension Array: P where Element == any R, Element: ~Copyable {}
struct B<T> where T: C<Int>, T.D == (Int) -> Void { init<V>(v: V) where V: P {} ; subscript<I>(i: I) -> Int where I: P { 1 } }
protocol E: F where Self: G, H == Int { associatedtype H: I where H.J == Int; func k<L>(l: L) where L == Self }
typealias M<T> = N<T> where T: P
class O<T>: R<T>, S where T: P {}
actor T1<A> where A: Sendable { func f() where A: P {} }
