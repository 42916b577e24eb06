@available(*, deprecated, message: "use } instead", renamed: "b(_:)") func a() {}
@available(macOS 15, iOS 18.0, *) @inline(__always) @_specialize(where T == Int) func c<T>(t: T) {}
@Wrapper(wrappedValue: { $0 } (1), names: ["(": ")"]) var d: Int
@objc(doIt:with:) @IBAction private func e(_ a: Any, with b: Any) {}
@dynamicMemberLookup @propertyWrapper public struct F<@Unused T> { @Wrapped() var g = 1 }
@Outer.Inner<Int, [String]>(x) class H {}
@resultBuilder @MainActor
enum I { @available(*, unavailable)
  case j }
@_spi(K) @testable import L
@abi(func m(a: Int)) public func m<T>(a: T) {}
