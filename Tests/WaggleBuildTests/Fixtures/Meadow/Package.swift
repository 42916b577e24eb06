// swift-tools-version: 6.3
import PackageDescription

let waggle: Target.Dependency = .product(name: "Waggle", package: "Waggle")
let plugin: Target.PluginUsage = .plugin(name: "WagglePlugin", package: "Waggle")

/// A module that provides blooms.
@MainActor
func provider(_ name: String, path: String? = nil, resources: [Resource]? = nil) -> Target {
  .target(
    name: name, dependencies: [.product(name: "OrchardAPI", package: "Orchard"), waggle], path: path,
    resources: resources, plugins: [plugin])
}

let package = Package(
  name: "Meadow",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Waggle", path: "../../../.."),
    .package(path: "../Orchard"),
  ],
  targets: [
    provider("Near", resources: [.copy("Resources/motto.txt")]),
    provider("BehindC"),
    provider("Left"),
    provider("Right"),
    provider("Petal,x y", path: "Sources/Petal, 'x' é"),
    // Neither of these has annotations or the plugin.
    .target(
      name: "Plain",
      dependencies: [
        "Near", "Left", "Right", .product(name: "Far", package: "Orchard"),
        .product(name: "Steady", package: "Orchard"),
      ]),
    .target(name: "CShim", dependencies: ["BehindC"]),
    .executableTarget(
      name: "App",
      dependencies: [
        "Plain", "CShim", "Petal,x y", .product(name: "OrchardAPI", package: "Orchard"), waggle,
      ],
      plugins: [plugin]),
    // Without Foundation, which the static library of some toolchains cannot be linked with.
    .executableTarget(
      name: "Small",
      dependencies: [
        "Left", .product(name: "Far", package: "Orchard"), .product(name: "Steady", package: "Orchard"),
        .product(name: "OrchardAPI", package: "Orchard"), waggle,
      ],
      plugins: [plugin]),
    .testTarget(
      name: "MeadowTests",
      dependencies: [
        "Near", .product(name: "OrchardAPI", package: "Orchard"), waggle,
        .product(name: "WaggleTesting", package: "Waggle"),
      ],
      plugins: [plugin]),
  ]
)
