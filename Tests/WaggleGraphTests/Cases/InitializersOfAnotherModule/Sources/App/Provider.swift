import API

// @service
extension OneOfThem: Clock {}

// @service
extension NoneOfThem: Clock {}

// @service
extension OnlyImplicit: Clock {}

// @service
final class Child: Parent, Clock {}

// @service
final class GrandChild: UnknownChild, Clock {}
