@propertyWrapper public struct MainInjected<T> {
  public init() {}
  public var wrappedValue: T { fatalError() }
}
@attached(accessor) public macro Injected() = #externalMacro(module: "Macros", type: "Injected")
