import WaggleSyntax

/// Which initialiser makes a provider.
enum InitializerChoice {
  case chosen(Initializer)
  /// None can be called, and why.
  case none([Initializer])
  /// The one with `@inject` cannot be called.
  case obstructed(Initializer, Initializer.Obstacle)
  /// Several could be meant.
  case several([Initializer])

  /// The one marked `@inject`, else the only one, else the one without parameters.
  init(_ initializers: [Initializer]) {
    let injected = initializers.filter(\.isInjected)
    if injected.count > 1 {
      self = .several(injected)
      return
    }
    if let one = injected.first {
      self = one.obstacle.map { .obstructed(one, $0) } ?? .chosen(one)
      return
    }
    let usable = initializers.filter { $0.obstacle == nil }
    if usable.isEmpty {
      self = .none(initializers)
    } else if usable.count == 1 {
      self = .chosen(usable[0])
    } else if let plain = usable.first(where: \.isParameterless) {
      self = .chosen(plain)
    } else {
      self = .several(usable)
    }
  }

  /// The choice for each set of `#if` conditions that initialisers stand in, beyond the conditions of the type.
  static func variants(
    _ initializers: [Initializer], of type: Declaration
  ) -> [(conditions: [String], choice: InitializerChoice)] {
    func own(_ initializer: Initializer) -> [String] {
      initializer.declaration.conditions.starts(with: type.conditions)
        ? Array(initializer.declaration.conditions.dropFirst(type.conditions.count))
        : initializer.declaration.conditions
    }
    var groups: [[String]] = []
    for conditions in initializers.map(own) where !conditions.isEmpty && !groups.contains(conditions) {
      groups.append(conditions)
    }
    let always = initializers.filter { own($0).isEmpty }
    var variants = groups.map { group in
      (conditions: group, choice: InitializerChoice(always + initializers.filter { own($0) == group }))
    }
    if groups.isEmpty || !always.isEmpty {
      let neither = groups.map { "!(" + $0.map { "(\($0))" }.joined(separator: " && ") + ")" }
      variants.append((neither, InitializerChoice(always)))
    }
    return variants
  }
}
