import API

// @service
struct Wall: Clock {}

// @service(Clock, named: "a")
struct A: Clock {}

// @service(Clock, named: "a")
struct B: Clock {}

// @service(fallback: true)
struct OneZone: Zone {}

// @service(fallback: true)
struct TwoZone: Zone {}

// @service(replaces: Flow)
struct Ebb: Tide {}

// @service(replaces: Ebb)
struct Flow: Tide {}
