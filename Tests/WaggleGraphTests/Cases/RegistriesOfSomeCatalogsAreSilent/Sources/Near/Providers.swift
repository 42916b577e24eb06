import API

// @service
struct Wall: Clock {}
