func a() throws(E) -> Int { 1 }
func b<Failure: Error>(_ body: () async throws(Failure) -> Void) async throws(Failure) {}
init1 { () throws(E) -> Int in 1 }
struct S { init() throws(Never) {} ; var c: Int { get async throws(A.B<C>) { 1 } } ; let d: (Int) throws(any Error) -> Void }
let e = { () throws(E) in f() }, g = 1
do throws(E) { let hidden = 1 } catch { let hidden = 2 }
func h() throws(E) where T: P {}
protocol P { func i() throws(E); func j() rethrows; func k() async throws }
