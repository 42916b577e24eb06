#if A && (B || !C) && swift(>=6.0)
let a = 1
#elseif os(Linux)   ||   arch(x86_64) // a comment
let b = 2
#elseif hasFeature(X) && hasAttribute(y) && canImport(Z.W) /* } */
let c = 3
#else // A
let d = 4
#endif // B
#if (F
  || G)
let f = 6
#endif
