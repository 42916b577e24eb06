// These take the isolation out of a function's type.
//
// SAFETY: who calls the result first compares the function's `isolation` with the actor that it runs on, so that the hop that
// the type asked for would be from the actor to itself. The two function types have one representation; only the check at the
// call differs. The standard library's `assumeIsolated` takes the same step.
//
// A function that is a generic argument is wrapped, which each call pays for. So those that are called often come in structs.

/// A factory that needs nothing, as a function that can be called where it is.
func inPlace<S>(_ make: @escaping @isolated(any) () throws -> S) -> () throws -> S {
  unsafeBitCast(Isolated<S>.Plain(make: make), to: Anywhere<S>.Plain.self).make
}

/// A generated factory.
func inPlace<S>(_ make: @escaping @isolated(any) (ServiceInjector) throws -> S) -> (ServiceInjector) throws -> S {
  unsafeBitCast(Isolated<S>.Injected(make: make), to: Anywhere<S>.Injected.self).make
}

/// A factory that was written by hand.
func inPlace<S>(_ make: @escaping @isolated(any) (ServiceResolver) throws -> S) -> (ServiceResolver) throws -> S {
  unsafeBitCast(Isolated<S>.Resolved(make: make), to: Anywhere<S>.Resolved.self).make
}

/// A decorator, or what answers a request of another kind.
package func inPlace<A, S>(_ answer: @escaping @isolated(any) (A) throws -> S) -> (A) throws -> S {
  unsafeBitCast(answer, to: ((A) throws -> S).self)
}

/// A factory that takes an argument, or a decorator that asks for services.
func inPlace<S, A, B>(_ make: @escaping @isolated(any) (A, B) throws -> S) -> (A, B) throws -> S {
  unsafeBitCast(make, to: ((A, B) throws -> S).self)
}

private enum Isolated<S> {
  struct Plain {
    let make: @isolated(any) () throws -> S
  }

  struct Injected {
    let make: @isolated(any) (ServiceInjector) throws -> S
  }

  struct Resolved {
    let make: @isolated(any) (ServiceResolver) throws -> S
  }
}

private enum Anywhere<S> {
  struct Plain {
    let make: () throws -> S
  }

  struct Injected {
    let make: (ServiceInjector) throws -> S
  }

  struct Resolved {
    let make: (ServiceResolver) throws -> S
  }
}
