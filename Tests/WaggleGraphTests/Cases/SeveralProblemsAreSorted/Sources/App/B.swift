import API

// @service(named: 1, scop: x)
private final class Wrong<T> {
  private init() {}
}

// @service
