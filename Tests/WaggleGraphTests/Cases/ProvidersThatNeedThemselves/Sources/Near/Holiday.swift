import API

// @service
struct Easter: Holiday {
  let tides: [any Tide]
}
