public protocol Part {
  var path: String { get }
}

public enum Outer {
  /// A nested protocol is a service like any other.
  public protocol Inside {
    var text: String { get }
  }

  // @service
  struct Provider: Inside {
    var text: String { "nested protocol" }
  }

  struct Config {
    let text = "of Outer"
  }

  enum Middle {
    // @service(named: "deep")
    struct Deep: Part {
      let path = "Outer.Middle.Deep"
    }
  }
}

struct Config {
  let text = "of the file"
}

// @service
func outerConfig() -> Config { Config() }

extension Outer {
  // @service
  static func innerConfig() -> Config { Config() }

  // @service(named: "in an extension")
  final class Extended: Part {
    let path: String

    init(config: Config) { path = config.text }
  }
}

// @service(named: "by extension")
extension Outer.Config: Part {
  var path: String { text }
}

/// A nested type with the service's name does not capture it.
// @service(named: "captured")
struct Capturing: Part {
  typealias Inner = Part
  let path = "captured"

  enum Part {}
}
