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

    // The demo: `swift run demo`. A feature that is taken out of the app's dependencies is gone from the app.
    .target(name: "DemoShopAPI", path: "Sources/Demo/DemoShopAPI"),
    .target(name: "DemoCAimAPI", path: "Sources/Demo/DemoCAimAPI"),
    .target(
      name: "DemoCatalogue", dependencies: ["DemoShopAPI", "Waggle"], path: "Sources/Demo/DemoCatalogue",
      resources: [.process("Resources")]),
    .target(name: "DemoBasket", dependencies: ["DemoShopAPI", "Waggle"], path: "Sources/Demo/DemoBasket"),
    .target(name: "DemoDiscounts", dependencies: ["DemoShopAPI", "Waggle"], path: "Sources/Demo/DemoDiscounts"),
    .target(name: "DemoTracking", dependencies: ["DemoShopAPI", "Waggle"], path: "Sources/Demo/DemoTracking"),
    .target(name: "DemoSettings", dependencies: ["DemoShopAPI", "Waggle"], path: "Sources/Demo/DemoSettings"),
    .target(name: "DemoCAim", dependencies: ["DemoCAimAPI", "DemoShopAPI", "Waggle"], path: "Sources/Demo/DemoCAim"),
    .executableTarget(
      name: "demo",
      dependencies: [
        "DemoShopAPI", "DemoCAimAPI", "Waggle",
        "DemoCatalogue", "DemoBasket", "DemoDiscounts", "DemoTracking", "DemoSettings", "DemoCAim",
      ],
      path: "Sources/Demo/demo"),
  ]
)
