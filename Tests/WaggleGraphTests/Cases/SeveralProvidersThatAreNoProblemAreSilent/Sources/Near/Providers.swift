import API

// @service(fallback: true)
struct Wall: Clock {}

// @service
struct Local: Zone {}

#if DEBUG
// @service
struct FakeHoliday: Holiday {}
#else
// @service
struct Easter: Holiday {}
#endif

// @service
struct Ebb: Tide {}
// @service
struct Flow: Tide {}

// @service
struct Full: Moon {}
// @service
struct New: Moon {}

// @service(Sun, named: "a")
struct A: Sun {}
// @service(Sun, named: "b")
struct B: Sun {}
// @service
struct C: Sun {}

// @service(Star, fallback: true)
struct Sirius: Star {}
// @service(Star, fallback: true)
struct Vega: Star {}
#if canImport(UIKit)
// @service
struct PhoneStar: Star {}
#endif

// @service
struct Venus: Planet {}
// @service
struct Mars: Planet {}
#if DEBUG
// @service(replaces: Mars)
struct FakeMars: Planet {}
#endif
