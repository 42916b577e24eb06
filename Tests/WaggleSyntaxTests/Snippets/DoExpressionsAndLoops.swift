do { let hidden = 1 } catch let e as E where e.f { let hidden = 2 } catch { let hidden = 3 }
outer: for a in b { while c { func hidden() {} ; continue outer } }
repeat { let hidden = 1 } while d < e
for await case let f? in g where h { struct Hidden {} }
defer { let hidden = 1 }
while let i = j(), case .k = l { let hidden = 1 }
label: do { break label }
let m = 1
