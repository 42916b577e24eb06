import Testing
import Waggle
import WaggleRouting

@Suite("Errors of patterns")
struct PatternErrorTests {
  private let router = Router(registry: ServiceRegistry())

  @Test("What is wrong, in which column, and the way out are in the text", arguments: Bad.all)
  private func wholeText(_ bad: Bad) async {
    let expected = """
      the pattern '\(bad.pattern)' cannot be read: \(bad.headline), at column \(bad.column)
      ways out:
        - \(bad.wayOut)
      """
    #expect(await text { try router.add(bad.pattern) { _ in () } } == expected)
    #expect(await text { try router.intercept(bad.pattern) { _ in .proceed } } == expected)
    #expect(await text { try router.url(for: bad.pattern) } == expected)
  }

  @Test("A type is known to a router, so a pattern by itself is read without")
  func typesAreTheRouters() throws {
    #expect(try RoutePattern("a/:b(Colour)").description == "a/:b(Colour)")
  }

  @Test("The code of the error is 'pattern', and nothing was added")
  func code() throws {
    let error = try #require(throws: RouteError.self) { try router.add("a/**/b") { _ in () } }
    #expect(error.code == .pattern)
    #expect(error.path.isEmpty)
    #expect(try router.match("a/x/b") == nil)
  }
}

private struct Bad: Sendable, CustomTestStringConvertible {
  let pattern: String
  let column: Int
  let headline: String
  let wayOut: String

  var testDescription: String { pattern.count > 40 ? "\(pattern.prefix(40))…" : pattern }

  init(_ pattern: String, _ column: Int, _ headline: String, _ wayOut: String) {
    self.pattern = pattern
    self.column = column
    self.headline = headline
    self.wayOut = wayOut
  }

  private static let query = "leave it out; a handler reads the query from its request, as 'request[\"name\"]'"
  private static let stray =
    "write ':{name}' where text follows a name, and escapes for characters that mean themselves: %28 is '('"
  private static let name = "write ':name', or '*' for a segment that nobody asks for"
  private static let percent = "write '%25' for a percent sign that means itself"
  private static let known =
    "known are Bool, Double, Int, String, UInt, UUID; tell 'Router.init' of others with 'types:'"

  static let all = [
    Bad("", 1, "a pattern needs at least a '/'", "write '/' for the URL without segments, or '**' for all"),
    Bad("a?b=c", 2, "a pattern has neither query nor fragment", query),
    Bad("mgj://家/:id#top", 12, "a pattern has neither query nor fragment", query),
    Bad("?a", 1, "a pattern has neither query nor fragment", query),
    Bad("a/:id/:id", 8, "two parameters are called 'id'", "give one of them another name"),
    Bad("a/:id(/**id)", 10, "two parameters are called 'id'", "give one of them another name"),
    Bad("a/:{id}-{id}", 10, "two parameters are called 'id'", "give one of them another name"),
    Bad("a/:/b", 3, "a parameter needs a name", name),
    Bad("a/:{}", 4, "a parameter needs a name", name),
    Bad("a/:id-x", 6, "'-' cannot follow 'id' here", stray),
    Bad("a(/b)c", 6, "'c' cannot follow ')' here", stray),
    Bad("a/*b", 4, "'b' cannot follow '*' here", stray),
    Bad("家/:id(Int", 6, "'(' is not closed in its segment", "write ')' where it ends"),
    Bad("a/:id(Int/b)", 6, "'(' is not closed in its segment", "write ')' where it ends"),
    Bad("a/:{id", 4, "'{' is not closed in its segment", "write ':{name}'"),
    Bad("a/:{id/b}", 4, "'{' is not closed in its segment", "write ':{name}'"),
    Bad("a/b*", 4, "a star is a whole segment, or two are", "write '%2A' for a star that means itself"),
    Bad("a/:{id}*", 8, "a star is a whole segment, or two are", "write '%2A' for a star that means itself"),
    Bad("a/**/b", 6, "nothing can follow '**'", "let it be the last segment"),
    Bad("a(/**x)/b", 9, "nothing can follow '**'", "let it be the last segment"),
    Bad("a/:{b}{c}", 7, "two parameters stand side by side", "put text between them, or read both as one"),
    Bad("家/b%2", 4, "'%' begins no escape of two hexadecimal digits", percent),
    Bad("a/b%zz", 4, "'%' begins no escape of two hexadecimal digits", percent),
    Bad("a/b%FF", 3, "the escapes stand for bytes that are no UTF-8", "write the escapes of its UTF-8"),
    Bad("a(b)", 2, "a group can begin with '/' only", "write '(/…)', or '%28' for one that means itself"),
    Bad("a(/b", 2, "the group is not closed", "write ')' where it ends"),
    Bad("a/{id}", 3, "'{' cannot follow '/' here", stray), Bad("a/b{id}", 4, "'{' cannot follow 'b' here", stray),
    Bad("a/:id()", 6, "a type is missing between '(' and ')'", "write ':name', or ':name(Int)'"),
    Bad("a/:{b}%", 7, "'%' begins no escape of two hexadecimal digits", percent),
    Bad("a)", 2, "there is no group to close", "write '(/' where it begins, or '%29' for one that means itself"),
    Bad("a(/)", 2, "the group is empty", "leave it out"),
    Bad(
      String(repeating: "/a", count: 129), 259, "it has more than 128 segments",
      "end it with '**', and read 'request.rest'"),
    Bad(
      "a" + String(repeating: "(/b", count: 7), 20, "it has more than 6 groups", "write several patterns"),
    Bad("a/:id(Color)", 7, "'Color' is no type that the router knows", known),
    Bad("家/:id(int)", 7, "'int' is no type that the router knows", "did you mean 'Int'?"),
    Bad("家/:id(Colour)", 7, "'Colour' is no type that the router knows", known),
  ]
}
