import API

// @service
struct Ebb: Tide {}
