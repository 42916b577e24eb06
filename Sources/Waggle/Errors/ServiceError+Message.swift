extension ServiceError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The whole message: a headline, the facts, the ways out.
  public var description: String { MessageText(storage).text }

  /// The same as `description`, so that an uncaught error is printed whole.
  public var debugDescription: String { description }
}

extension MessageText {
  /// The text of every error of the registry.
  fileprivate init(_ error: ServiceError.Storage) {
    self.init()
    let service = error.path.last?.text ?? "a service"
    let request = error.path.last?.request ?? "Service.self"
    switch error.problem {
    case .missing(let near):
      headline = "nobody provides \(service)"
      facts = near.map(Self.text(of:))
      waysOut = [
        "write '// @service' above its provider, and let the target that makes the registry depend on that module",
        "register it by hand before the first 'get': registry.register(\(request)) { … }",
      ]
    case .ambiguous(let places):
      headline = "\(service) has \(places.count) providers, and 'get' wants one"
      facts = places.map { "provider: \($0.text)" }
      waysOut = [
        "give each a name, and ask with 'named:'",
        "let one say 'replaces:' or the other 'fallback: true' in its annotation",
        "ask for all of them with 'getAll'",
      ]
    case .cycle:
      headline = "\(service) needs itself to be made"
      waysOut = ["let one of them ask when it is used, not when it is made"]
    case .isolated(let actor, let refusal, let place):
      headline = Self.headline(service, actor, refusal)
      facts = ["provider: \(place.text)"]
      waysOut = Self.waysOut(actor, refusal)
    case .asynchronous(let place):
      headline = "\(service) is made asynchronously, and was asked for synchronously"
      facts = ["provider: \(place.text)"]
      waysOut = ["ask with 'try await get(waitingFor:)'"]
    case .failed(let underlying, let place):
      headline = "the provider of \(service) threw: \(underlying)"
      facts = ["provider: \(place.text)"]
      waysOut = ["see to what it threw; the next 'get' tries again"]
    case .argument(let given, let takers):
      headline =
        given == nil
        ? "\(service) is made with an argument, and was asked for without one"
        : "\(service) is not made with an argument of this type"
      facts = takers.map { "expected: \($0.takes ?? "no argument"), by the provider \($0.place.text)" }
      facts.append("given: \(given ?? "no argument")")
      waysOut = takers.map { taker in
        taker.takes.map { "ask with 'with:' and a value of the type \($0)" } ?? "ask without 'with:'"
      }
    case .ended(let name):
      headline = "\(service) was asked for after '\(name)' had ended"
      waysOut = ["ask before 'end()' is called", "make a new scope with 'makeScope'"]
    case .gone(let name):
      headline = "\(service) was asked for after '\(name)' was gone"
      waysOut = ["keep the registry for as long as what it made is in use"]
    case .outsideOfScope(let place):
      headline = "\(service) lives in a scope, and was asked for outside of any"
      facts = ["provider: \(place.text)"]
      waysOut = ["ask a registry that 'makeScope' made", "let whoever needs it be 'transient' or 'scoped' too"]
    case .replaced(by: let type):
      headline = "an interceptor put \(type) in the place of \(service)"
      waysOut = ["let the interceptor put an instance of the service there, or leave the result as it is"]
    case .weakValue(let place):
      headline = "\(service) has the scope 'weak', and its provider is no class"
      facts = ["provider: \(place.text)"]
      waysOut = ["make the provider a class or an actor", "give it the scope 'singleton'"]
    }
    if error.path.count > 1 { facts.append("path: " + error.path.map(\.text).joined(separator: " → ")) }
    if let site = error.callSite { facts.append("asked for at: \(site.text)") }
  }

  private static func text(of near: ServiceError.NearMiss) -> String {
    switch near {
    case .otherName(nil, let place): "near miss: without a name it is provided by \(place.text)"
    case .otherName(let name?, let place): "near miss: under the name \"\(name)\" it is provided by \(place.text)"
    case .otherType(let type, let place): "near miss: \(type) is another type, provided by \(place.text)"
    case .service(let service, let place): "near miss: \(place.text) is registered as \(service)"
    case .leftOut(let provider):
      "near miss: \(provider.service)\(provider.name.map { " named \"\($0.rawValue)\"" } ?? "") is provided by "
        + "\(provider.place.text), which '\(provider.condition)' leaves out"
    }
  }

  private static func headline(_ service: String, _ actor: String, _ refusal: ServiceError.Refusal) -> String {
    switch refusal {
    case .synchronous: "\(service) is made on \(actor), and was asked for synchronously from elsewhere"
    case .nonisolatedFactory: "\(service) is made on \(actor), and a provider that is not bound to it asked for it"
    case .decorator: "a decorator of \(service) is bound to \(actor), and the provider is made elsewhere"
    case .notSendable: "\(service) is made on \(actor) and is not Sendable, so it may not leave"
    }
  }

  private static func waysOut(_ actor: String, _ refusal: ServiceError.Refusal) -> [String] {
    switch refusal {
    case .synchronous: ["ask with 'try await get(waitingFor:)'", "ask in code that is bound to \(actor)"]
    case .nonisolatedFactory(mayWait: true):
      ["mark the provider that asks with @\(actor)", "make that provider's initializer async"]
    case .nonisolatedFactory(mayWait: false): ["mark the provider that asks with @\(actor)"]
    case .decorator: ["take the decorator's isolation away", "bind the provider to \(actor)"]
    case .notSendable: ["ask in code that is bound to \(actor)", "let the service's protocol refine Sendable"]
    }
  }
}
