import API
import Other

// @service(Clock, named: "wall")
struct Wall: Clock {}

// @service(Clock, named: "watch")
struct Watch: Clock {}

#if os(Windows) || !FAKES
// @service
struct WindowsZone: Zone {}
#endif

// @service
@available(Linux, unavailable)
struct AppleZone: Zone {}

// @service(Other.Holiday)
struct Easter: Other.Holiday {}
