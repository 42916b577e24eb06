import API

// @service
struct Wall: Clock {}

// @service(replaces: Wal)
struct Watch: Clock {}

// @service
struct Easter: Holiday {
  let holiday: any Holiday
}
