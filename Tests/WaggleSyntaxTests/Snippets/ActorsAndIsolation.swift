actor A { var a = 1; nonisolated let b = 2; nonisolated func c() {} ; isolated deinit {} ; func d() async {} }
@globalActor public actor B: GlobalActor { public static let shared = B() }
distributed actor C { distributed func e() -> Int { 1 } ; distributed var f: Int { 1 } }
nonisolated struct D: @MainActor E, @unchecked Sendable, nonisolated F {}
@MainActor final class G: @preconcurrency H { nonisolated(unsafe) var i = 1; @MainActor init(j: isolated A) {} }
func k(_ l: isolated (any Actor)? = #isolation, m: sending String) {}
@concurrent func n() async {}
let actor = A()
actor.a
nonisolated enum O { case p }
