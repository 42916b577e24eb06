import WaggleRouting

#if DEBUG
#else
// @route("later")
func laterRelease() {}
#endif
