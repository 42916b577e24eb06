import API

// @service
struct Plain: Clock {}

/// The second one.
///
/// @service
struct Documented: Clock {}

/* @service */
struct Blocked: Clock {}

/*
 The fourth one.

 @service
 */
struct BlockedLines: Clock {}

@available(macOS 15, *)
// @service
public /* the fifth */ struct Attributed: Clock {
  public init() {}
}

// @service

// Other comments, and empty lines.

final class Spaced: Clock {}

public
  // @service
  final class Modified: Clock
{
  init() {}
}

@MainActor
/* @service */ final class OnOneLine: Clock {}

#if DEBUG
// @service
struct Conditional: Clock {}
#else
// @service
struct Unconditional: Clock {}
#endif

enum Clocks {
  // @service
  actor Nested: Clock {}

  // @service
  static let value: any Clock = Plain()

  // @service
  static func make() -> any Clock { Plain() }

  // @service
  static var computed: any Clock { Plain() }
}

class Base {
  // @service
  class func make() -> any Clock { Plain() }

  // @service
  class var current: any Clock { Plain() }
}

struct Later {}

// @service
extension Later: Clock {}

extension Later {
  // @service
  static func make() -> some Clock { Later() }
}

// @service
func make() -> any Clock { Plain() }

// @service
let clock: any Clock = Plain()

// @service
var other: (any Clock) { Plain() }
