// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// Lists of compiler settings, as `LanguageModeTests` hands them to the compiler itself.
let environment = ProcessInfo.processInfo.environment
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(environment["MODES_LANGUAGE"] == "5" ? .v5 : .v6),
    .defaultIsolation(environment["MODES_ISOLATION"] == "MainActor" ? MainActor.self : nil),
  ] + (environment["MODES_FEATURES"] ?? "").split(separator: ",").map { .enableUpcomingFeature(String($0)) }
let waggle: Target.Dependency = .product(name: "Waggle", package: "Waggle")
let plugin: Target.PluginUsage = .plugin(name: "WagglePlugin", package: "Waggle")

let package = Package(
  name: "Modes",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Waggle", path: "../../../..")
  ],
  targets: [
    // What others wrote, in their own mode.
    .target(name: "Legacy", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Testee"),
    .target(name: "Spied"),
    .target(name: "Shapes"),
    .target(name: "Voices", swiftSettings: settings),
    .target(name: "Middle", dependencies: ["Voices"], swiftSettings: settings),
    .target(
      name: "Namesake", dependencies: ["Voices", waggle], swiftSettings: settings, plugins: [plugin]),
    .target(
      name: "Features",
      dependencies: ["Legacy", "Middle", "Shapes", "Spied", "Testee", "Voices", waggle],
      swiftSettings: settings, plugins: [plugin]),
    .executableTarget(
      name: "Modes", dependencies: ["Features", "Middle", "Namesake", "Shapes", "Voices", waggle],
      swiftSettings: settings, plugins: [plugin]),
  ]
)
