import API

protocol Calendar {}

// @service
struct LocalCalendar: Calendar {
  init(
    clock: any Clock  // @service:unchecked
  ) {}
}

// @service(Zone, named: "local")
struct Local: Zone {}
