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
    .library(name: "Waggle", targets: ["Waggle"]),
    .library(name: "WaggleDynamic", type: .dynamic, targets: ["Waggle"]),
    .library(name: "WaggleRouting", targets: ["WaggleRouting"]),
    .library(name: "WaggleTesting", targets: ["WaggleTesting"]),
    .plugin(name: "WagglePlugin", targets: ["WagglePlugin"]),
    .plugin(name: "WaggleCommand", targets: ["WaggleCommand"]),
    .executable(name: "waggle-tool", targets: ["waggle-tool"]),
    .executable(name: "demo", targets: ["demo"]),
  ],
  targets: [
    // What users link.
    .target(name: "Waggle", swiftSettings: strict),
    .target(name: "WaggleRouting", dependencies: ["Waggle"], swiftSettings: strict),
    .target(name: "WaggleTesting", dependencies: ["Waggle"], swiftSettings: strict),

    // What runs while users build. The two columns share nothing but generated text.
    .target(name: "WaggleSyntax", swiftSettings: strict),
    .target(name: "WaggleGraph", dependencies: ["WaggleSyntax"], swiftSettings: strict),
    .target(name: "WaggleCodegen", dependencies: ["WaggleGraph", "WaggleSyntax"], swiftSettings: strict),
    .executableTarget(
      name: "waggle-tool", dependencies: ["WaggleCodegen", "WaggleGraph", "WaggleSyntax"], swiftSettings: strict),
    .executableTarget(
      name: "waggle-benchmarks", dependencies: ["Waggle", "WaggleRouting", "waggle-tool"], swiftSettings: strict),
    .plugin(name: "WagglePlugin", capability: .buildTool(), dependencies: ["waggle-tool"]),
    .plugin(
      name: "WaggleCommand",
      capability: .command(
        intent: .custom(verb: "services", description: "List, check, draw and explain the services of the package.")),
      dependencies: ["waggle-tool"]),
  ]
)

// The demo: `swift run demo`. A feature that is taken out of the app's dependencies is gone from the app.
package.targets += [
  .target(name: "DemoShopAPI", path: "Sources/Demo/DemoShopAPI"),
  .target(name: "DemoCAimAPI", path: "Sources/Demo/DemoCAimAPI"),
  demoFeature("DemoCatalogue", resources: [.process("Resources")]),
  demoFeature("DemoBasket"),
  demoFeature("DemoDiscounts"),
  demoFeature("DemoTracking"),
  demoFeature("DemoSettings"),
  demoFeature("DemoCAim", dependencies: ["DemoCAimAPI"]),
  .executableTarget(
    name: "demo",
    dependencies: [
      "DemoShopAPI", "DemoCAimAPI", "Waggle", "WaggleRouting",
      "DemoCatalogue", "DemoBasket", "DemoDiscounts", "DemoTracking", "DemoSettings", "DemoCAim",
    ],
    path: "Sources/Demo/demo", plugins: ["WagglePlugin"]),
]

func demoFeature(_ name: String, dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
  .target(
    name: name, dependencies: ["DemoShopAPI", "Waggle", "WaggleRouting"] + dependencies, path: "Sources/Demo/\(name)",
    resources: resources, plugins: ["WagglePlugin"])
}

// Each case of the generator is a module: its sources, and the registration file that is wanted for them.
let golden: [Target] = [
  goldenCase("AwaitsAndTries"),
  goldenCase("CallsFunctionsAndReadsValues"),
  goldenCase("ChecksAvailability"),
  goldenCase(
    "CopiesImports", dependencies: ["NamesNestedTypesByTheirPath", "StaysOnTheMainActor", "TellsProvidersApart"],
    settings: strict),
  goldenCase(
    "DependsOnTheNearestCatalogs", dependencies: ["CopiesImports", "SplitsManyRegistrations"], settings: strict),
  goldenCase("DeprecatedProvidersWarnNobody"),
  goldenCase("FindsMovedComments"),
  goldenCase("InjectsParametersByType", settings: [.swiftLanguageMode(.v5)]),
  goldenCase("KeepsConditions"),
  goldenCase("NamesNestedTypesByTheirPath"),
  goldenCase("PassesLazyServices"),
  goldenCase("ServesAModuleNamedLikeItsType"),
  goldenCase("SharesByScope"),
  goldenCase("SharesOneInstanceAmongServices"),
  goldenCase("SplitsManyRegistrations"),
  goldenCase("StaysOnAGlobalActor"),
  goldenCase("StaysOnTheMainActor", settings: [.enableUpcomingFeature("InferIsolatedConformances")]),
  goldenCase("StaysOnTheMainActorByDefault", settings: [.defaultIsolation(MainActor.self)]),
  goldenCase("TellsProvidersApart"),
]
// Routes are a feature of WaggleRouting; their modules are built on it.
let goldenRoutes: [Target] = [
  goldenCase("AnswersRoutes", dependencies: ["WaggleRouting"]),
  goldenCase("AnswersWithAnyResult", dependencies: ["WaggleRouting"]),
  goldenCase("AwaitsRoutes", dependencies: ["WaggleRouting", "AnswersRoutes"]),
  goldenCase("BindsRouteParameters", dependencies: ["WaggleRouting"]),
  goldenCase("KeepsConditionsOfRoutes", dependencies: ["WaggleRouting"]),
  goldenCase(
    "RoutesDependOnCatalogs", dependencies: ["SplitsManyRoutes", "AwaitsRoutes", "WaggleRouting"],
    settings: strict),
  goldenCase(
    "RoutesOfAnOlderLanguageMode", dependencies: ["WaggleRouting"], settings: [.swiftLanguageMode(.v5)]),
  goldenCase(
    "RoutesStayOnTheMainActorByDefault", dependencies: ["WaggleRouting"],
    settings: [.defaultIsolation(MainActor.self)]),
  goldenCase("RoutesStayOnTheirActor", dependencies: ["WaggleRouting"]),
  goldenCase("RoutesToHandlerTypes", dependencies: ["WaggleRouting"]),
  goldenCase(
    "RoutesWithUpcomingFeatures", dependencies: ["WaggleRouting"],
    settings: strict + [
      .enableUpcomingFeature("InferIsolatedConformances"), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]),
  goldenCase("SplitsManyRoutes", dependencies: ["WaggleRouting"]),
]
package.targets += golden + goldenRoutes

func goldenCase(_ name: String, dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []) -> Target {
  .target(
    name: name, dependencies: ["Waggle"] + dependencies, path: "Tests/WaggleCodegenTests/Cases/\(name)",
    exclude: dependencies.isEmpty ? [] : ["dependencies.txt"], sources: ["Sources", "want"], swiftSettings: settings)
}

package.targets += [
  // Snippets are compiled by a test, one by one: half of them must not.
  .testTarget(name: "WaggleTestingTests", dependencies: ["WaggleTesting", "Waggle"], swiftSettings: strict),
  .testTarget(name: "WaggleTests", dependencies: ["Waggle"], exclude: ["Snippets"], swiftSettings: strict),
  .testTarget(
    name: "WaggleRoutingTests", dependencies: ["WaggleRouting", "Waggle"], swiftSettings: strict),
  // The oracle is a program of its own, built by a test against the toolchain's libraries; the snippets are its input.
  .testTarget(
    name: "WaggleSyntaxTests", dependencies: ["WaggleCodegen", "WaggleSyntax"], exclude: ["Oracle", "Snippets"],
    swiftSettings: strict),
  .testTarget(
    name: "WaggleCodegenTests",
    dependencies: ["Waggle", "WaggleCodegen", "WaggleGraph", "WaggleRouting", "WaggleSyntax"]
      + (golden + goldenRoutes).map { .target(name: $0.name) },
    exclude: ["Cases"], swiftSettings: strict),
  // The sources of cases are data.
  .testTarget(
    name: "WaggleGraphTests", dependencies: ["WaggleGraph", "WaggleSyntax"], exclude: ["Cases"],
    swiftSettings: strict),
  .testTarget(
    name: "WaggleToolTests", dependencies: ["waggle-tool"], exclude: ["Page", "Shop"], swiftSettings: strict),
  .testTarget(
    name: "WaggleBuildTests", dependencies: ["waggle-tool"], exclude: ["Fixtures"], swiftSettings: strict),
]

// What `.ci/run` asks for: no warnings; and the registry and the router alone, for their tests under sanitizers, without minutes
// of building all else.
if Context.environment["WAGGLE_WARNINGS_AS_ERRORS"] != nil {
  for target in package.targets where target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
if Context.environment["WAGGLE_RUN_TIME_ALONE"] != nil {
  let runTime = ["Waggle", "WaggleRouting", "WaggleTesting"]
  package.products.removeAll { !runTime.contains($0.name) }
  package.targets.removeAll { !(runTime + runTime.map { "\($0)Tests" }).contains($0.name) }
}
