import API

// @service
struct Easter: Holiday {
  init(clock: any Clock, sun: (any Sun)?) {}
}

// @service
nonisolated final class Ebb: Tide {
  init(zones: [any Zone]) {}
}

// @service
func makeMoon(_ zone: any Zone) throws -> any Moon { Full() }
