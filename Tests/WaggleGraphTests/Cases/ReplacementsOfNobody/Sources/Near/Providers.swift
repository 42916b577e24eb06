import API

// @service(replaces: Wal)
struct Wall: Clock {}

// @service(Clock, replaces: Wall)
struct Watch: Clock {}

// @service(Zone, replaces: API.Local)
struct Local: Zone {}

// @service(Holiday, Clock, replaces: Watch)
struct Both: Holiday, Clock {}

#if os(Windows)
// @service
struct Easter: Holiday {}
#endif

// @service(Holiday, replaces: Easter)
struct Pentecost: Holiday {}
