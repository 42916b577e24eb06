// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Prices",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Prices", targets: ["Prices"]),
    .library(name: "PricesAPI", targets: ["PricesAPI"]),
  ],
  dependencies: [
    .package(name: "Waggle", path: "../../../..")
  ],
  targets: [
    .target(name: "PricesAPI"),
    .target(
      name: "Prices",
      dependencies: ["PricesAPI", .product(name: "Waggle", package: "Waggle")],
      plugins: [.plugin(name: "WagglePlugin", package: "Waggle")]),
  ]
)
