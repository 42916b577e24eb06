let a: A<B<C<D>>>? = nil
let b: A<B<C>> = c
func f<T: P<Q<R>>>(x: A<B<C>>...) -> A<B>? where T == A<B<C>> { nil }
typealias X<T> = A<B<T>>.C<D<E<T>>>
extension A<B<C>>: P<Q<R>> {}
let d = A<B<C>>() >> 1, e = f >> g
