typealias A = B
public typealias C<T: P, U> = [T: U] where T == U
typealias D = (E) async throws -> F.G?
struct H { typealias I = any J & K; typealias L<T> = M<T>.N; private typealias O = (p: Int, q: Int) ; typealias R = @Sendable () -> Void }
protocol S { typealias T = [U.V] }
@available(*, deprecated, renamed: "Y") typealias Z = Y ; let aa = 1
