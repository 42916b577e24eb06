import API
import Base

// @service(Clock)
final class Inherits: Deep {}

// @service(Zone)
final class DoesNot: Deep {}

// @service(Shallow)
final class IsOne: Deep {}

// @service(Deep)
final class IsNone: Shallow {}

// @service(Zone)
final class Unknowable: Foreign {}
