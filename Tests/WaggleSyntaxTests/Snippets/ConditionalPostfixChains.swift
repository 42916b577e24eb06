let a = b
  .c { d }
  #if os(iOS)
  .e()
    #if X
    .f { }
    #endif
  #else
  .g
  #endif
  .h
let i = j()
#if os(Linux)
let k = 1
#endif
struct V { var body: some View { Text("")
  #if os(iOS)
  .bold()
  #endif
} ; let l = 2 }
