import WaggleGraph
import WaggleSyntax

/// One statement of the catalog and the factory that it hands over.
struct Registration {
  let provider: Provider
  /// What `get` is asked for.
  let service: TypeSyntax
  let name: String?
  /// `_waggle3`, unique in the module.
  let factory: String
  let source: Source

  /// Where the factory gets what it returns.
  enum Source {
    /// It makes the provider.
    case made
    /// It gets the one instance that several services share, which is registered under a name of its own.
    case shared(TypeSyntax, named: String)
  }

  /// Whether this is the one instance that several services share.
  let isHidden: Bool
}

/// The registrations of a module, in the order of the file.
struct RegistrationList {
  private(set) var all: [Registration] = []

  /// Two providers that share a scope and list several services get one registration more: the instance that their
  /// services share.
  init(_ providers: [Provider], in module: String) {
    for provider in providers {
      guard provider.services.count > 1, provider.scope != .transient else {
        for service in provider.services { add(provider, service, provider.name, .made) }
        continue
      }
      let instance = provider.instanceType
      let name = "\(provider.place.provider) at \(provider.place.fileID):\(provider.place.line)"
      add(provider, instance, name, .made, isHidden: true)
      for service in provider.services { add(provider, service, provider.name, .shared(instance, named: name)) }
    }
  }

  private mutating func add(
    _ provider: Provider, _ service: TypeSyntax, _ name: String?, _ source: Registration.Source, isHidden: Bool = false
  ) {
    all.append(
      Registration(
        provider: provider, service: service, name: name, factory: "_waggle\(all.count)", source: source,
        isHidden: isHidden))
  }
}

extension Provider {
  /// The type of the instance that several services share: what the provider makes, or all services in one.
  fileprivate var instanceType: TypeSyntax {
    if case .verbatim = maker.result {
      let parts = services.map { service in
        if case .any(let inner) = service { inner } else { service }
      }
      return .any(.composition(parts))
    }
    return maker.result
  }
}

extension TypeSyntax {
  /// The name alone, with its module and enclosing types, and without generic arguments: `API.P` of `any API::P<Int>`.
  var plainName: String {
    switch self {
    case .any(let type): type.plainName
    case .name(let module, let components):
      ((module.map { [$0] } ?? []) + components.map(\.name)).joined(separator: ".")
    default: description
    }
  }

  /// The type as an argument: `(any API::P).self`.
  var metatype: String {
    switch self {
    case .name: "\(self).self"
    default: "(\(self)).self"
    }
  }
}

extension String {
  /// The text as a string literal.
  var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
