/// The registrations of one service, in the order in which they came.
struct ProviderList: Sendable {
  private(set) var all: [any AnyRegistration] = []
  /// Those that have a name: there may be thousands.
  private var named: [ServiceName: [any AnyRegistration]] = [:]

  mutating func add(_ registration: any AnyRegistration) {
    all.append(registration)
    if let name = registration.key.name { named[name, default: []].append(registration) }
  }

  /// Those of exactly this name.
  subscript(name: ServiceName?) -> [any AnyRegistration] {
    if let name { return named[name] ?? [] }
    return named.isEmpty ? all : all.filter { $0.key.name == nil }
  }

  /// Removes those of exactly this name, and returns them.
  mutating func remove(_ name: ServiceName?) -> [any AnyRegistration] {
    let old = self[name]
    if !old.isEmpty { all.removeAll { $0.key.name == name } }
    if let name { named[name] = nil }
    return old
  }

  /// The same registrations without their instances.
  func copy() -> ProviderList {
    var copy = ProviderList()
    for registration in all { copy.add(registration.copy()) }
    return copy
  }
}
