import Testing
@testable import WaggleGraph

@Suite struct BuildConditionsTests {
  private let conditions = BuildConditions(
    platform: Platform(os: "Linux", architecture: "arm64", compiler: (from: [6, 3], below: [6, 4])),
    defines: ["FAKES", "Naïve"], canImport: { $0 == "API" })

  @Test(
    arguments: [
      ("true", true), ("false", false), ("SWIFT_PACKAGE", true), ("FAKES", true), ("Naïve", true),
      ("DEBUG", nil), ("OTHER", nil), ("!FAKES", false), ("!DEBUG", nil), ("!(FAKES)", false), ("!!FAKES", true),
      ("os(Linux)", true), ("os(macOS)", false), ("os(Windows)", false), ("arch(arm64)", true), ("arch(x86_64)", false),
      ("os( Linux )", true), ("compiler(>=6.3)", true), ("compiler(>=6)", true), ("compiler(>=5.9)", true),
      ("compiler(>=6.4)", false), ("compiler(>=7)", false), ("compiler(>=6.3.1)", nil), ("compiler(<6)", false),
      ("compiler(<6.4)", true), ("compiler(>= 6.3)", true), ("swift(>=5.9)", true), ("swift(>=6)", nil),
      ("swift(>=6.4)", false), ("swift(<5)", false), ("compiler(6.3)", nil), ("compiler(>=x)", nil),
      ("canImport(API)", true), ("canImport(UIKit)", nil), ("hasFeature(X)", nil),
      ("targetEnvironment(simulator)", nil),
      ("FAKES && DEBUG", nil), ("DEBUG && !FAKES", false), ("!FAKES && DEBUG", false), ("FAKES || DEBUG", true),
      ("DEBUG || FAKES", true), ("DEBUG || !FAKES", nil), ("!FAKES || DEBUG", nil), ("FAKES || !FAKES && DEBUG", true),
      ("(FAKES || DEBUG) && !FAKES", false), ("(DEBUG)", nil), ("FAKES&&!os(macOS)", true),
      ("FAKES &&", nil), ("", nil), ("(FAKES", nil), ("FAKES)", nil), ("os(Linux", nil), ("FAKES FAKES", nil),
      ("&& FAKES", nil),
    ] as [(String, Bool?)])
  func `a condition holds, or not, or nobody can tell`(condition: String, wanted: Bool?) {
    #expect(conditions.holds(condition) == wanted)
  }

  @Test(
    arguments: [
      ([], true), (["FAKES", "os(Linux)"], true), (["DEBUG", "FAKES"], nil), (["DEBUG", "!FAKES"], false),
    ] as [([String], Bool?)])
  func `several conditions must all hold`(all: [String], wanted: Bool?) {
    #expect(conditions.hold(all) == wanted)
  }

  @Test(
    arguments: [
      ("os(macOS)", nil), ("os(iOS)", nil), ("os(Linux)", false), ("arch(arm64)", nil), ("canImport(API)", true),
    ] as [(String, Bool?)])
  func `on a Mac the build may be for any of Apple's systems`(condition: String, wanted: Bool?) {
    let conditions = BuildConditions(
      platform: Platform(os: nil, architecture: nil), defines: [], canImport: { $0 == "API" })
    #expect(conditions.holds(condition) == wanted)
  }

  @Test func `nesting without end is not followed`() {
    #expect(conditions.holds(String(repeating: "!", count: 100_000) + "FAKES") == nil)
    #expect(conditions.holds(String(repeating: "(", count: 100_000) + "FAKES") == nil)
  }
}
