import API

// @service
@available(*, unavailable)
final class Gone: Clock {}

@available(*, unavailable, renamed: "New")
enum Old {
  // @service
  final class Inner: Clock {}
}

// @service
@available(iOS, unavailable)
final class NotOnPhones: Clock {}

// @service
@available(*, deprecated, message: "use the new one, unavailable: soon, unavailable, or never")
final class Deprecated: Clock {}

// @service
@available(macOS 15, iOS 18, *)
final class New: Clock {}
