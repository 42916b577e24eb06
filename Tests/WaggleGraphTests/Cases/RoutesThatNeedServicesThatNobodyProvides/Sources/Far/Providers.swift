import API

// @service
struct FarWindow: Window {}
