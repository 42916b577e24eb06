import WaggleRouting

// @route("")
func a() {}

// @route("search?query=1", "search#top")
func b() {}

// @route("mgj://:id/:id")
func c(id: Int) {}

// @route("家居/搜索/:", key: "é", "/:{}")
func d() {}

// @route("é(a)", "search/:id-x", "a(/b)c")
func e(id: Int) {}

// @route("search/:{id", "a(/b", ":id(Int/x")
func f(id: Int) {}

// @route("a*b", "***", "a/ö*")
func g() {}

// @route("**rest/x")
func h(rest: String) {}

// @route(":{a}{b}")
func i(a: String, b: String) {}

// @route("家/%zz", "%E5%")
func j() {}

// @route("a)", "(/)")
func k() {}

/* ⏰ */ /* @route("ö/:") */ func l() {}

// @route("a(/b)(/c)(/d)(/e)(/f)(/g)(/h)")
func m() {}

// @route("a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a")
func n() {}

// @route("search/:id(", "fine/:id")
func o(id: Int) {}

// @route("a/é/:")
func p() {}
