@testable import API

// @service
extension Wall: Clock {}
