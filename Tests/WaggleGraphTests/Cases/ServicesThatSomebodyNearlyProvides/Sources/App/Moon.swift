import API

protocol Moons {}

// @service
final class FullMoon: Moons {}

struct Sirius: Star {}
extension Sirius: Moons {}
