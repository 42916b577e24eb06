let a: () -> Void, b: (Int) -> (String) -> Bool
let c: @Sendable @MainActor (_ d: inout Int, Int...) async throws -> Void
func f(g: @escaping @convention(c) (Int) -> Void, h: @autoclosure () throws -> Bool, i: ((Int) -> Void)? = nil) -> () -> Void { {} }
typealias J = (_ k: Int, _ l: @escaping (sending String) -> Void) async -> nonisolated1
var m: @MainActor () -> Void = {}, n: nonisolated(nonsending) () async -> Int, o: @isolated(any) () -> Void
let p: (isolated A, borrowing B, consuming C, sending D) -> Void
let q: @concurrent () async -> Void, r: @convention(block) (Int) -> Void = { _ in }
