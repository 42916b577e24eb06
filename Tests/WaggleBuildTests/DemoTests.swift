import Foundation
import Testing

extension PackageTests {
  /// The demo, with and without its features.
  @Suite("Demo")
  struct DemoTests {
    /// The features in the order of the app's dependency list, and what the app says where one is missing.
    private static let features = [
      ("DemoCatalogue", "  Catalogue: no module provides it\n"),
      ("DemoBasket", "  Basket: no module provides it\n"),
      ("DemoDiscounts", "  Discounts                      none here\n"),
      ("DemoTracking", "  Tracker: no module provides it\n"),
      ("DemoSettings", "  Settings: no module provides it\n"),
      ("DemoCAim", "  nobody is at home: no module provides C-Aim\n"),
    ]

    @Test("a feature that is taken out of the app's dependencies is gone, with no other edit")
    func withoutAFeature() throws {
      let folder = try TemporaryFolder()
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "waggle"), withIntermediateDirectories: true)
      for name in ["Sources", "Plugins", "Tests"] {
        try FileManager.default.createSymbolicLink(
          at: folder.url.appending(path: "waggle/\(name)"), withDestinationURL: Repository.root.appending(path: name))
      }
      let manifest = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
      let all = "      " + Self.features.map { "\"\($0.0)\"," }.joined(separator: " ") + "\n"
      try #require(manifest.contains(all))
      let swift = SwiftCommand(
        package: folder.url.appending(path: "waggle"), scratch: folder.url.appending(path: "build"))
      let wanted = Repository.root.appending(path: "Tests/Demo/expected-output.txt")
      try folder.write(manifest, to: "waggle/Package.swift")
      let whole = try swift.run("run", "demo")
      #expect(whole.output.hasSuffix(try String(contentsOf: wanted, encoding: .utf8)), "\(whole.output)")
      for (feature, message) in Self.features {
        let rest = all.replacing("\"\(feature)\",", with: "")
        try folder.write(manifest.replacing(all, with: rest), to: "waggle/Package.swift")
        let run = try swift.run("run", "demo")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains(message), "without \(feature): \(run.output)")
      }
    }
  }
}
