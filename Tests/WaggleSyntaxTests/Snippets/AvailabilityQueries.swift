if #available(macOS 15, iOS 18.0, *) { let hidden = 1 }
guard #unavailable(Linux) else { fatalError() }
let a = if #available(macOS 15, *) { 1 } else { 2 }, b = 1
func c() { while #available(macOS 15, *), d { } }
@available(macOS, introduced: 10.15, deprecated: 13, obsoleted: 14.0.1) struct E {}
#if os(macOS) && !targetEnvironment(macCatalyst)
@backDeployed(before: macOS 12) public func f() {}
#endif
