// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Waggle", path: "../../../.."),
    .package(path: "../Prices"),
  ],
  targets: [
    .target(name: "BasketAPI"),
    .target(
      name: "Basket",
      dependencies: [
        "BasketAPI",
        .product(name: "PricesAPI", package: "Prices"),
        .product(name: "Waggle", package: "Waggle"),
      ],
      plugins: [.plugin(name: "WagglePlugin", package: "Waggle")]),
    .executableTarget(
      name: "Shop",
      dependencies: [
        "Basket", "BasketAPI",
        .product(name: "Prices", package: "Prices"),
        .product(name: "Waggle", package: "Waggle"),
      ],
      plugins: [.plugin(name: "WagglePlugin", package: "Waggle")]),
  ]
)
