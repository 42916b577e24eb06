#if DEBUG
print("}")
if a { let hidden = 1 } else { struct Hidden {} }
func b() {}
#elseif canImport(C, _version: 1.2)
for d in e where f { func hidden() {} }
#endif
#if !DEBUG
let g = h {
  #if X
  1
  #else
  2
  #endif
}
#endif
