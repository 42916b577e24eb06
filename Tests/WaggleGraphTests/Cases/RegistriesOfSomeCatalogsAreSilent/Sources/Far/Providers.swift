import API

// @service
struct Watch: Clock {}
