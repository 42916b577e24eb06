import API

// @service(scope: singleton)
final class Local: Zone {
  init(
    holiday: any Holiday
  ) {}
}
