public protocol Greeter {
  var greeting: String { get }
}

struct Words: Greeter {
  let greeting: String
}

// @service(any Greeter, named: "global func")
func makeGreeter() -> Words { Words(greeting: "func") }

// @service(named: "throwing func")
func makeCarefully() throws -> any Greeter { Words(greeting: "throwing") }

// @service(named: "opaque")
func makeOpaque() -> some Greeter { Words(greeting: "opaque") }

// @service(Greeter, named: "global let")
let global = Words(greeting: "let")

// @service(named: "computed")
var computed: any Greeter { Words(greeting: "computed") }

enum Makers {
  // @service(named: "static func")
  static func make(after global: Decorated) -> any Greeter { Words(greeting: "static after \(global.text)") }

  // @service(named: "static let")
  static let constant: any Greeter & Sendable = Words(greeting: "static let")

  // @service(named: "async getter")
  static var later: any Greeter {
    get async throws { Words(greeting: "later") }
  }
}

/// A service need not be a protocol.
public struct Decorated {
  let text: String
}

extension Decorated {
  // @service
  static func make() -> Decorated { Decorated(text: "decorated") }
}
