import API

// @service
final class Six: Clock {
  init(
    a: any Zone = Local(), b: any Zone = Local(), c: any Zone = Local(), d: any Zone = Local(),
    e: any Zone = Local(), f: any Zone = Local()
  ) {}
}

// @service
final class Five: Clock {
  init(
    a: any Zone = Local(), b: any Zone = Local(), c: any Zone = Local(), d: any Zone = Local(),
    e: any Zone = Local(), f: Int = 1, g: String = "", h: (any Zone)? = nil
  ) {}
}

struct Local: Zone {}
