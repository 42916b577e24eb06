struct A {
  #if os(Linux)
  let a = 1
  #elseif os(macOS) || os(iOS)
  let a = 2
  func b() { #if X
    c()
    #endif
  }
  #else
  let a = 3
  #endif
  #if DEBUG
  #endif
  var d: Int {
    #if DEBUG
    get { 1 }
    #else
    get { 2 }
    #endif
    set {}
  }
}
