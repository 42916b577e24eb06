import API

// @service
struct Star: Sun {
  init(clock: any Clock) {}
}
