import API

private protocol Secret {}

fileprivate typealias Nickname = Clock

private enum Namespace {
  protocol Inner {}
}

// @service
final class One: Secret {}

// @service(Namespace.Inner)
final class Two: Namespace.Inner {}

// @service(Nickname)
final class Three: Clock {}

// @service
final class Four: Nickname {}

struct Box<Element> {}

// @service
func make() -> Box<Nickname> { Box() }
