// swift-tools-version: 6.3
import PackageDescription

/// What all of the project is compiled with, but for the demo, which is written as a user would write it.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Waggle",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Waggle", targets: ["Waggle"])
  ],
  targets: [
    .target(name: "Waggle", swiftSettings: strict),
    // Snippets are compiled by a test, one by one: half of them must not.
    .testTarget(name: "WaggleTests", dependencies: ["Waggle"], exclude: ["Snippets"], swiftSettings: strict),
  ]
)
