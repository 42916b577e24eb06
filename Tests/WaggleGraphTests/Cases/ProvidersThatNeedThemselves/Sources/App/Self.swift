import API

// @service
struct Wall: Clock {
  init(clock: any Clock) {}
}
