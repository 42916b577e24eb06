let a = try await b(), c = try? d { e }, f = try! g as! H
let i = unsafe j[0], k = await (l, m), n = consume o, p = copy q
let unsafe = 2, copy = 1, r = unsafe + copy
func s() async throws { try await t() }
try await u { let hidden = 1 }
_ = try v.map { try $0() }
struct After { let w = try x { y }, z = 1 }
