/// The registrations of one service, in the order in which they came.
struct ProviderList: Sendable {
  private enum Content: Sendable {
    case none
    /// Most services have one provider, which takes no list.
    case sole(any AnyRegistration)
    /// Those that have a name are found by it: there may be thousands.
    case several([any AnyRegistration], named: [ServiceName: [any AnyRegistration]])
  }

  private var content = Content.none

  /// The registration, if there is one and no other.
  var sole: (any AnyRegistration)? {
    guard case .sole(let registration) = content else { return nil }
    return registration
  }

  var all: [any AnyRegistration] {
    switch content {
    case .none: []
    case .sole(let registration): [registration]
    case .several(let all, _): all
    }
  }

  mutating func add(_ registration: any AnyRegistration) {
    switch content {
    case .none: content = .sole(registration)
    case .sole(let first):
      var all: [any AnyRegistration] = []
      var named: [ServiceName: [any AnyRegistration]] = [:]
      Self.add(first, &all, &named)
      Self.add(registration, &all, &named)
      content = .several(all, named: named)
    case .several(var all, var named):
      // Without a second reference to the lists, which would copy them.
      content = .none
      Self.add(registration, &all, &named)
      content = .several(all, named: named)
    }
  }

  /// Those of exactly this name.
  subscript(name: ServiceName?) -> [any AnyRegistration] {
    switch content {
    case .none: []
    case .sole(let registration): registration.key.name == name ? [registration] : []
    case .several(let all, let named):
      if let name { named[name] ?? [] } else { named.isEmpty ? all : all.filter { $0.key.name == nil } }
    }
  }

  /// Removes those of exactly this name, and returns them.
  mutating func remove(_ name: ServiceName?) -> [any AnyRegistration] {
    let old = self[name]
    guard !old.isEmpty else { return old }
    guard case .several(var all, var named) = content else {
      content = .none
      return old
    }
    content = .none
    all.removeAll { $0.key.name == name }
    if let name { named[name] = nil }
    content = all.count > 1 ? .several(all, named: named) : all.first.map(Content.sole) ?? .none
    return old
  }

  /// The same registrations without their instances.
  func copy() -> ProviderList {
    var copy = ProviderList()
    for registration in all { copy.add(registration.copy()) }
    return copy
  }

  private static func add(
    _ registration: any AnyRegistration, _ all: inout [any AnyRegistration],
    _ named: inout [ServiceName: [any AnyRegistration]]
  ) {
    all.append(registration)
    if let name = registration.key.name { named[name, default: []].append(registration) }
  }
}
