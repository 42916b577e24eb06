import API

// @service
final class Broken: Clock {
  init?() {}
}
