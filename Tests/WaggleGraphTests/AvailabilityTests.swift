import Testing
@testable import WaggleGraph
import WaggleSyntax

@Suite struct AvailabilityTests {
  private func availability(_ heads: String...) throws -> Availability {
    Availability(
      try heads.map { head in
        let file = SourceFile(path: "App/1.swift", bytes: Array("\(head)\nstruct S {}".utf8))
        return try #require(file.declarations.first)
      })
  }

  @Test(arguments: [
    ("@available(macOS 15, iOS 18, *)", ["macOS 15, iOS 18, *"]),
    ("@available(macOS 15,iOS 18,*)", ["macOS 15, iOS 18, *"]),
    ("@available(macOS, introduced: 15)", ["macOS 15, *"]),
    ("@available(macOS, introduced: 15.4, deprecated: 16, message: \"a, b\")", ["macOS 15.4, *"]),
    ("@available(SwiftStdlib 6.2, *)", ["SwiftStdlib 6.2, *"]),
    ("@available(macOS 15, *)\n@available(iOS 18, *)", ["macOS 15, *", "iOS 18, *"]),
    ("@available(macOS 15, *)\n@available(macOS 15, *)", ["macOS 15, *"]),
    ("@available(swift 5.9)", []),
    ("@available(swift, introduced: 5.9)", []),
    ("@available(*, noasync)", []),
    ("@available()", []),
    ("", []),
  ])
  func `versions are what '#available' is given`(head: String, versions: [String]) throws {
    let found = try availability(head)
    #expect(found.versions == versions)
    #expect(!found.isUnavailable && found.conditions.isEmpty)
  }

  @Test(arguments: [
    ("@available(iOS, unavailable)", ["!os(iOS)"]),
    ("@available(macCatalyst, unavailable)", ["!targetEnvironment(macCatalyst)"]),
    (
      "@available(tvOS, unavailable)\n@available(watchOS, unavailable, message: \"no\")", ["!os(tvOS)", "!os(watchOS)"]
    ),
    ("@available(iOSApplicationExtension, unavailable)", []),
    ("@available(iOS, deprecated: 18, message: \"soon, unavailable, too\")", []),
  ])
  func `a platform where it is unavailable is left out`(head: String, conditions: [String]) throws {
    #expect(try availability(head).conditions == conditions)
    #expect(try !availability(head).isUnavailable)
  }

  @Test func `everywhere unavailable is unavailable`() throws {
    #expect(try availability("@available(*, unavailable)").isUnavailable)
    #expect(try availability("@available(*, unavailable, renamed: \"New\")").isUnavailable)
    #expect(try !availability("@available(*, deprecated, message: \"old, unavailable, gone\")").isUnavailable)
    #expect(try !availability("@available(*, deprecated, message: \"say \\\"x, unavailable\\\"\")").isUnavailable)
  }

  @Test(arguments: [
    "@available(*, deprecated)", "@available(*, deprecated: 2)", "@available(macOS, deprecated: 15)",
    "@available(macOS, introduced: 12, deprecated: 15, message: \"a\")",
  ])
  func `deprecated is deprecated`(head: String) throws {
    #expect(try availability(head).isDeprecated)
  }

  @Test func `a message does not deprecate`() throws {
    #expect(try !availability("@available(macOS, introduced: 15, message: \"not, deprecated: 9\")").isDeprecated)
  }

  @Test func `what surrounds it counts too`() throws {
    let found = try availability("@available(macOS 15, *)", "@available(iOS, unavailable)", "@available(*, deprecated)")
    #expect(found.versions == ["macOS 15, *"] && found.conditions == ["!os(iOS)"] && found.isDeprecated)
  }
}
