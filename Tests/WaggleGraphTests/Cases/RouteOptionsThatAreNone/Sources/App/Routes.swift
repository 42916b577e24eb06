import WaggleRouting

// @route("a", acess: public)
func a() {}

// @route(pattern: "b")
func b() {}

// @route("c", TARGET: "C", keys: "c", path: "d")
func c() {}

// @route("d", access: public, access: internal)
func d() {}

// @route(target: "E", action: "e", target: "F", action: "f")
func e() {}

// @route(search/:query)
func f() {}

// @route("g\tab", "", "ö", mgj://search)
func g() {}

// @route(key: "", target: T, action: "a\"b")
func h() {}

// @route("i", access: everybody)
func i() {}

// @route("j", access: .Public)
func j() {}

// @route(key: "k", access: public)
func k() {}

// @route(access: public)
func l() {}

// @route: "m"
func m() {}

// @route("n") and more
func n() {}

// @route("o",
//        key: "o")
func o() {}

// @route("p
func p() {}

// @route("q" "r")
func q() {}

// @route(key: "r", key: "s", "r", "s", access: .internal, target: "T", action: "u")
func r() {}

// @route()
func s() {}

// @route(key: "t", key: "same", key: "same")
func t() {}
