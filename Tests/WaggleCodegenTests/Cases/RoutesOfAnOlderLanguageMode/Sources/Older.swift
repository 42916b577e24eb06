import WaggleRouting

public protocol Printer { func print(text: String) -> String }

public class Ink { public var colour = "black" }

// @service
class InkPrinter: Printer {
  // @route
  func print(text: String) -> String { "printed \(text)" }
}

// @route("printer")
func printer(_ printer: Printer, ink: Ink?) -> Printer { printer }

// @route("ink")
func ink() async -> Ink { Ink() }

// @route("ink/main")
@MainActor func inkOnMain(then: ((Ink) -> Void)? = nil) -> Ink { Ink() }

// @route("handler")
class Handler: RouteHandler {
  static func handle(_ request: RouteRequest) throws -> Ink { Ink() }
}
