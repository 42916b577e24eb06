import API

protocol Calendar {}

// @service
struct LocalCalendar: Calendar {
  init(
    clock: any Clock,
    zone: (any Zone)?,
    holidays: [any Holiday],
    later: @escaping () throws -> any Holiday,
    kept: any Holiday = NoHoliday()
  ) {}
}

struct NoHoliday: Holiday {}

// @service
func makeZone(_ clock: some Clock) -> any Hashable { 1 }
