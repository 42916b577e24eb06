import API

// @service(Tide, named: "ebb")
func makeEbb(_ moon: (any Moon)?) -> any Tide { Ebb() }

// @service
struct Flow: Tide {}
