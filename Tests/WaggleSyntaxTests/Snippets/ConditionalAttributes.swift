#if compiler(>=6)
@available(macOS 15, *)
@MainActor
#else
@objc
#endif
public class A {}
struct B {
  #if DEBUG
  @inline(never)
  #elseif os(Linux)
    #if X
    @inlinable
    #endif
  #endif
  @discardableResult
  func c() -> Int { 1 }
  #if DEBUG
  @Wrapped
  #endif
  var d = 1
  #if DEBUG
  @Wrapped var e = 1
  #endif
  var f = 1
}
