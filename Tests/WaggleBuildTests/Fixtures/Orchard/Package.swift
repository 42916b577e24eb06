// swift-tools-version: 6.3
import PackageDescription

let waggle: Target.Dependency = .product(name: "Waggle", package: "Waggle")
let plugin: Target.PluginUsage = .plugin(name: "WagglePlugin", package: "Waggle")

let package = Package(
  name: "Orchard",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "OrchardAPI", targets: ["OrchardAPI"]),
    .library(name: "Far", targets: ["Far"]),
    .library(name: "Steady", type: .static, targets: ["Steady"]),
  ],
  dependencies: [
    .package(name: "Waggle", path: "../../../..")
  ],
  targets: [
    .target(name: "OrchardAPI"),
    .target(name: "Far", dependencies: ["OrchardAPI", waggle], plugins: [plugin]),
    .target(name: "Steady", dependencies: ["OrchardAPI", waggle], plugins: [plugin]),
  ]
)
