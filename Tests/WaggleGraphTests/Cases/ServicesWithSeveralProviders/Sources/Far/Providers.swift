import API

// @service
struct Watch: Clock {}

// @service(Holiday)
struct Easter: Holiday {}

#if os(Linux)
// @service(Holiday)
struct Pentecost: Holiday {}
#endif
