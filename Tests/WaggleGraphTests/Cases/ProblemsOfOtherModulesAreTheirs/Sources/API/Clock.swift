public protocol Clock {}

// @service(scop: singleton)
private struct Wrong {}

// @service
