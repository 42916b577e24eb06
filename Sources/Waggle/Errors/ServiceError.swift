/// Why a service could not be had: what happened, where, and the way out.
///
/// ```swift
/// do {
///   try registry.get((any Basket).self)
/// } catch {
///   if error.code == .missing { … }
///   print(error)  // the headline, the facts and the ways out
/// }
/// ```
public struct ServiceError: Error {
  let storage: Storage

  /// What went wrong, in one word.
  public var code: Code { storage.problem.code }

  /// The service that could not be had, with its module, as Swift prints the type.
  public var service: String { storage.path.last?.service ?? "" }

  /// The services on the way from the one that was asked for to the one that failed.
  public var path: [String] { storage.path.map(\.text) }

  /// `Module/File.swift:line` of the `get` that started the resolution.
  public var callSite: String? { storage.callSite?.text }

  /// What a factory threw, if `code` is `failed`.
  public var underlying: (any Error)? {
    guard case .failed(let error, _) = storage.problem else { return nil }
    return error
  }

  init(_ problem: Problem, path: [Step] = []) {
    storage = Storage(problem: problem, path: path, callSite: nil)
  }

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// The same error, seen one step further out.
  func passing(_ step: Step, at site: CallSite) -> ServiceError {
    ServiceError(Storage(problem: storage.problem, path: [step] + storage.path, callSite: site))
  }

  /// The same error with its path cut where a circle closes.
  func cutToCircle() -> ServiceError {
    var firstSeen: [String: Int] = [:]
    for (index, step) in storage.path.enumerated() {
      if firstSeen[step.text] != nil {
        let path = Array(storage.path[...index])
        return ServiceError(Storage(problem: storage.problem, path: path, callSite: storage.callSite))
      }
      firstSeen[step.text] = index
    }
    return self
  }
}

extension ServiceError {
  /// What went wrong, in one word; more may come.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private let word: Word

    private enum Word: String {
      case missing
      case ambiguous
      case cycle
      case isolated
      case asynchronous
      case argument
      case failed
      case ended
    }

    /// Nobody provides the service.
    public static let missing = Code(word: .missing)
    /// Several provide the service, and one was asked for.
    public static let ambiguous = Code(word: .ambiguous)
    /// The service needs itself to be made.
    public static let cycle = Code(word: .cycle)
    /// The provider belongs to an actor on which the caller does not run.
    public static let isolated = Code(word: .isolated)
    /// The provider is asynchronous and was asked synchronously.
    public static let asynchronous = Code(word: .asynchronous)
    /// The provider takes another argument than the one that was given, or none, or was given none.
    public static let argument = Code(word: .argument)
    /// The provider threw an error.
    public static let failed = Code(word: .failed)

    /// The registry, or one above it, has ended, or is gone.
    public static let ended = Code(word: .ended)

    /// The code's name.
    public var description: String { word.rawValue }
  }

  /// One reference, so that the error is one word wide on its way up.
  final class Storage: Sendable {
    let problem: Problem
    let path: [Step]
    let callSite: CallSite?

    init(problem: Problem, path: [Step], callSite: CallSite?) {
      self.problem = problem
      self.path = path
      self.callSite = callSite
    }
  }

  /// The facts of each code.
  enum Problem: Sendable {
    case missing(near: [NearMiss])
    case ambiguous([ProviderPlace])
    case cycle
    case isolated(to: String, Refusal, ProviderPlace)
    case asynchronous(ProviderPlace)
    case failed(any Error, ProviderPlace)
    case argument(given: String?, [Taker])
    case ended(String)
    case gone(String)
    case outsideOfScope(ProviderPlace)
    case weakValue(ProviderPlace)
    case replaced(by: String)

    var code: Code {
      switch self {
      case .missing: .missing
      case .ambiguous: .ambiguous
      case .cycle: .cycle
      case .isolated: .isolated
      case .asynchronous: .asynchronous
      case .failed, .weakValue, .replaced: .failed
      case .argument: .argument
      case .ended, .gone: .ended
      case .outsideOfScope: .missing
      }
    }
  }

  /// Why the other side of an actor's boundary is out of reach.
  enum Refusal: Sendable {
    /// Waiting for the actor would help.
    case synchronous
    /// A nonisolated factory asked for it; were it asynchronous, it might wait for the actor or not.
    case nonisolatedFactory(mayWait: Bool)
    /// The service is not `Sendable`, so that it may not leave its actor.
    case notSendable
    /// A decorator is bound to an actor on which the provider is not made.
    case decorator
  }

  /// A provider and the type of the argument that it takes, if it takes one.
  struct Taker: Sendable {
    let takes: String?
    let place: ProviderPlace
  }

  /// A provider that was nearly the one.
  enum NearMiss: Sendable {
    case otherName(ServiceName?, ProviderPlace)
    case otherType(String, ProviderPlace)
    /// The provider's own type was asked for.
    case service(String, ProviderPlace)
    case leftOut(LeftOutProvider)
  }

  /// One service on the path.
  struct Step: Sendable {
    private let key: ServiceKey

    init(_ key: ServiceKey) {
      self.key = key
    }

    var service: String { TypeText(key.type).full }

    /// How it is registered or asked for in code.
    var request: String {
      let metatype = TypeText(key.type).metatype
      guard let name = key.name else { return metatype }
      return "\(metatype), named: \"\(name)\""
    }

    var text: String {
      guard let name = key.name else { return service }
      return "\(service) named \"\(name)\""
    }
  }

  /// Where a `get` stands in the sources.
  struct CallSite: Sendable {
    let file: StaticString
    let line: UInt32

    var text: String { "\(file):\(line)" }
  }
}
