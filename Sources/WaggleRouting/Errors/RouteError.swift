/// Why a route could not be added, found or followed: what happened, where, and the way out.
///
/// ```swift
/// do {
///   try await router.open("mgj://search/bicycle")
/// } catch {
///   if error.code == .notFound { … }
///   print(error)  // the headline, the facts and the ways out
/// }
/// ```
public struct RouteError: Error {
  let storage: Storage

  /// What went wrong, in one word.
  public var code: Code { storage.problem.code }

  /// The URLs that were opened one after the other, the last one being the one that failed; keys and actions as messages name
  /// them.
  public var path: [String] { storage.path }

  /// `Module/File.swift:line` of the call.
  public var callSite: String? { storage.callSite?.text }

  /// What a handler threw, if `code` is `failed`.
  public var underlying: (any Error)? {
    guard case .failed(let error, _, _) = storage.problem else { return nil }
    return error
  }

  init(_ problem: Problem, path: [String] = [], at callSite: RoutePlace? = nil) {
    storage = Storage(problem: problem, path: path, callSite: callSite)
  }

  /// The same error with where it was called, unless that is known.
  func on(_ path: [String], at site: RoutePlace) -> RouteError {
    guard storage.callSite == nil else { return self }
    return RouteError(storage.problem, path: path, at: site)
  }
}

extension RouteError {
  /// What went wrong, in one word; more may come.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private let word: Word

    private enum Word: String {
      case pattern
      case conflict
      case malformed
      case notFound
      case refused
      case cancelled
      case timedOut
      case failed
      case isolated
      case asynchronous
      case result
      case parameter
      case redirect
      case map
    }

    /// The pattern cannot be read.
    public static let pattern = Code(word: .pattern)
    /// Another route answers the same URLs, key or action.
    public static let conflict = Code(word: .conflict)
    /// The URL cannot be read.
    public static let malformed = Code(word: .malformed)
    /// No route answers.
    public static let notFound = Code(word: .notFound)
    /// An interceptor, the route map or the route's access says no.
    public static let refused = Code(word: .refused)
    /// The task was cancelled.
    public static let cancelled = Code(word: .cancelled)
    /// There was no answer in the time that was given.
    public static let timedOut = Code(word: .timedOut)
    /// The handler threw an error.
    public static let failed = Code(word: .failed)
    /// The handler belongs to an actor on which the caller does not run.
    public static let isolated = Code(word: .isolated)
    /// The handler or an interceptor is asynchronous and was asked synchronously.
    public static let asynchronous = Code(word: .asynchronous)
    /// The answer is of another type than the one that was asked for.
    public static let result = Code(word: .result)
    /// A parameter or an object is missing, or of another type.
    public static let parameter = Code(word: .parameter)
    /// Redirects go in a circle, or are too many.
    public static let redirect = Code(word: .redirect)
    /// A route map was not applied.
    public static let map = Code(word: .map)

    /// The code's name.
    public var description: String { word.rawValue }
  }

  /// One reference, so that the error is one word wide on its way up.
  final class Storage: Sendable {
    let problem: Problem
    let path: [String]
    let callSite: RoutePlace?

    init(problem: Problem, path: [String], callSite: RoutePlace?) {
      self.problem = problem
      self.path = path
      self.callSite = callSite
    }
  }

  /// The facts of each code.
  enum Problem: Sendable {
    case pattern(String, PatternProblem)
    case conflict(Route, with: Route)
    case malformed(String, PercentEncoding.Broken)
    case notFound(near: @Sendable () -> [String])
    case passed([Route])
    case refused(String, by: RoutePlace)
    case refusedAccess(Route)
    case cancelled
    case timedOut(Duration, RoutePlace?)
    case failed(any Error, RoutePlace, isInterceptor: Bool)
    case isolated(to: String, mayLeave: Bool, Route)
    case asynchronous(RoutePlace, isInterceptor: Bool)
    case result(expected: String, given: String, RoutePlace)
    case parameter(String, ParameterProblem)
    case redirectCircle
    case tooManyRedirects(Int)
    case value(String, pattern: String, ValueProblem)
    case map(MapProblem)

    var code: Code {
      switch self {
      case .pattern: .pattern
      case .conflict: .conflict
      case .malformed: .malformed
      case .notFound, .passed: .notFound
      case .refused, .refusedAccess: .refused
      case .cancelled: .cancelled
      case .timedOut: .timedOut
      case .failed: .failed
      case .isolated: .isolated
      case .asynchronous: .asynchronous
      case .result: .result
      case .parameter, .value: .parameter
      case .redirectCircle, .tooManyRedirects: .redirect
      case .map: .map
      }
    }
  }

  /// What is wrong with a parameter that a handler asked for.
  enum ParameterProblem: Sendable {
    case missing(given: [String])
    case unreadable(String, type: String)
    case noObject(given: [String])
    case otherObject(expected: String, given: String)
    case undecodable(String)
  }

  /// Why a pattern cannot be filled in.
  enum ValueProblem: Sendable {
    case missing
    case superfluous(known: [String])
    case unnamed
    case unfit(String)
  }
}
