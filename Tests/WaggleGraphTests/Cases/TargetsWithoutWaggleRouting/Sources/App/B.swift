/* ö */ /* @route("a") */ func a() {}

// @route("b")
func b() {}
