import WaggleRouting

public final class Page {
  public let title: String
  init(_ title: String) { self.title = title }
}

public protocol Titled { var title: String { get } }

public struct Sheet: Titled {
  public let title = "sheet"
  public struct Part: Sendable { public let number: Int }
}

public struct Box<Content> { public let content: Content }

// @route("void")
func void() {}

// @route("void/throws")
func voidThrows(count: Int = 0) throws {}

// @route("void/async")
func voidAsync(count: Int = 0) async {}

// @route("page")
func page() -> Page { Page("page") }

// @route("page/async")
func pageAsync() async -> Page { Page("async") }

// @route("opaque")
func opaque() -> some Titled { Sheet() }

// @route("opaque/async")
func opaqueAsync() async throws -> some Titled { Sheet() }

// @route("any")
func anything() -> any Titled { Sheet() }

// @route("optional")
func optional(full: Bool) -> Page? { full ? Page("full") : nil }

// @route("optional/opaque")
func optionalOpaque() -> (some Titled)? { Optional(Sheet()) }

// @route("tuple")
func tuple() -> (number: Int, String) { (1, "one") }

// @route("generic")
func generic() -> Box<[Page]> { Box(content: [Page("boxed")]) }

// @route("nested")
func nested() -> Sheet.Part { Sheet.Part(number: 4) }

// @route("function")
func function() -> (Int) -> Int { { $0 + 1 } }

// @route("sending")
func sent() -> sending Page { Page("sent") }

// @route("forced")
func forced() -> Page! { Page("forced") }

extension Sheet {
  // @route("self")
  static func make() -> Self { Self() }

  // @route("part")
  static func part() async -> Part { Part(number: 5) }
}

public class Base {
  public required init() {}

  // @route("self/class")
  class func make() -> Self { Self() }
}

// @route("never")
func never() throws -> Never { throw Pass() }
