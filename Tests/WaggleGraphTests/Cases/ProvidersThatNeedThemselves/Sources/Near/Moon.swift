import API

// @service
struct Full: Moon {
  init(zone: any Zone = NoZone()) {}
}
