import API

// @service
struct Watch: Clock {}

// @service(replaces: Near.Local)
struct Better: Zone {}
