import API

// @service
private final class One: Clock {}

// @service
fileprivate struct Two: Clock {}

private enum Hidden {
  // @service
  final class Inner: Clock {}
}

extension Hidden {
  // @service
  final class Added: Clock {}

  // @service
  static func make() -> any Clock { Two() }
}

// @service
extension Hidden: Clock {}

private extension Open {
  // @service
  final class Inner: Clock {}
}

// @service
private func make() -> any Clock { One() }

// @service
private let clock: any Clock = One()

enum Open {
  // @service
  private static let clock: any Clock = One()

  // @service
  fileprivate static func make() -> any Clock { One() }

  // @service
  private(set) static var current: any Clock = One()
}

// @service
final class Fine: Clock {
  private let zone = 1
  private func tick() {}
}
