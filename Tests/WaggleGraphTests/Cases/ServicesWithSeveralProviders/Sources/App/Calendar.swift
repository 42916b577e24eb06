import API

protocol Calendar {}

// @service
struct LocalCalendar: Calendar {
  let holiday: any Holiday
}
