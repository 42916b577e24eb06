import PackagePlugin

/// The program and the dynamic libraries that hold a copy of Waggle each, seen from one target.
///
/// Two copies are two registries' worth of types: in debug builds, what one registers is unknown to the other.
struct CopiesOfWaggle {
  private var holders: Set<String> = []
  private var seen: Set<String> = []
  /// Whether what helps tests is there, which is linked with a copy.
  private var hasTesting = false

  /// Looks at a program; a library is linked into one, which says it all.
  init(in target: SwiftSourceModuleTarget) {
    if target.kind != .generic { add(target, to: "'\(target.name)'") }
  }

  /// What to say where there are several.
  var warning: String? {
    guard holders.count > 1 else { return nil }
    return "\(holders.sorted().joined(separator: " and ")) each hold a copy of Waggle, and services of one are unknown "
      + "to the other; depend on the product 'WaggleDynamic' instead of 'Waggle' in all packages"
      + (hasTesting ? ", and not on 'WaggleTesting', which brings a copy of its own" : "")
  }

  /// A module is linked into whatever names it, at any depth, up to the next dynamic library.
  private mutating func add(_ target: any Target, to holder: String) {
    let module = target as? SwiftSourceModuleTarget
    guard module?.kind != .macro, seen.insert("\(holder) \(target.id)").inserted else { return }
    if module?.moduleName == "Waggle" { holders.insert(holder) }
    if module?.moduleName == "WaggleTesting" { hasTesting = true }
    for dependency in target.dependencies {
      switch dependency {
      case .target(let target): add(target, to: holder)
      case .product(let product):
        let isDynamic = (product as? LibraryProduct)?.kind == .dynamic
        for target in product.targets { add(target, to: isDynamic ? "dynamic library '\(product.name)'" : holder) }
      @unknown default: break
      }
    }
  }
}
