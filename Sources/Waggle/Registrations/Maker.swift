/// A synchronous factory, whatever it makes and takes.
///
/// SAFETY: it is called as what it was made from, for a registration has one service type, and on the factory's actor. See
/// `inPlace` for how the function gets there. All function types have one representation in a struct.
struct Maker: @unchecked Sendable {
  private enum Parameter {
    case nothing
    case injector
    case resolver
  }

  private struct Untyped {
    let make: () -> Void
  }

  private struct OfNothing<S> {
    let make: () throws -> S
  }

  private struct OfInjector<S> {
    let make: (ServiceInjector) throws -> S
  }

  private struct OfResolver<S> {
    let make: (ServiceResolver) throws -> S
  }

  /// What `OfResolver` is called as.
  ///
  /// A caller lends a ``ServiceResolver`` in four registers, and counts none of what it refers to for the call; nor does this
  /// one, which has no resolver to lend.
  private struct OfLentResolver<S> {
    let make: (LentResolver) throws -> S
  }

  /// What an asynchronous factory has instead.
  static let none = Maker {}

  private let function: Untyped
  private let parameter: Parameter

  init<S>(_ make: @escaping () throws -> S) {
    function = unsafeBitCast(OfNothing(make: make), to: Untyped.self)
    parameter = .nothing
  }

  init<S>(_ make: @escaping (ServiceInjector) throws -> S) {
    function = unsafeBitCast(OfInjector(make: make), to: Untyped.self)
    parameter = .injector
  }

  init<S>(_ make: @escaping (ServiceResolver) throws -> S) {
    function = unsafeBitCast(OfResolver(make: make), to: Untyped.self)
    parameter = .resolver
  }

  /// The function, with the type that it was made from but for what it takes.
  func typed<S>(_ service: S.Type) -> (ServiceInjector) throws -> S {
    switch parameter {
    case .nothing:
      let make = unsafeBitCast(function, to: OfNothing<S>.self).make
      return { _ in try make() }
    case .injector:
      return unsafeBitCast(function, to: OfInjector<S>.self).make
    case .resolver:
      #if _ptrauth(_arm64e)
      // There a function's address is signed together with its type.
      let make = unsafeBitCast(function, to: OfResolver<S>.self).make
      return { try make($0.resolver) }
      #else
      let make = unsafeBitCast(function, to: OfLentResolver<S>.self).make
      return { try make($0.lent) }
      #endif
    }
  }
}
