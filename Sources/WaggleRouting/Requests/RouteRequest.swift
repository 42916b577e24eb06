public import Waggle

/// What a handler is asked: the URL, key or action, its parameters, and objects that only code can give.
///
/// ```swift
/// try router.add("mgj://search/:query") { request in
///   SearchPage(query: try request["query"], page: try request.value("page") ?? 1, image: try request.object("image"))
/// }
/// ```
public struct RouteRequest: Sendable {
  /// How a request came in.
  public enum Door: Sendable {
    /// By a URL.
    case url
    /// By a key.
    case key
    /// By a target and an action.
    case action
  }

  /// The URL, as it was given; for a key the key, for an action `target.action`.
  public let url: String
  /// The target of an action, and its name.
  let target: String?
  let action: String
  /// How the request came in.
  public let door: Door
  /// Whether it came from outside of the process; see ``Router/open(external:as:timeout:isolation:file:line:)``.
  public let isExternal: Bool
  /// The query of the URL, decoded, in its order.
  public internal(set) var query: [QueryItem]
  /// The part behind `#`, as it was given, unless it was taken for more of the path or of the query.
  public internal(set) var fragment: String?
  /// Where handlers find services.
  public let services: ServiceRegistry
  /// What an interceptor or the route map added; it goes before all that the URL says.
  private(set) var added: [String: String] = [:]
  private(set) var objects: [String: any Sendable]
  var match: RouteMatch?

  /// The pattern that the URL fits; `nil` where no URL was opened.
  public var pattern: String? { match?.pattern }

  /// The segments that `**` stands for, decoded.
  public var rest: [String] { match?.rest ?? [] }
}

extension RouteRequest {
  init(
    _ url: String, _ door: Door, target: String? = nil, action: String = "", isExternal: Bool = false,
    query: [QueryItem] = [],
    fragment: String? = nil,
    objects: [String: any Sendable], services: ServiceRegistry
  ) {
    self.url = url
    self.door = door
    self.target = target
    self.action = action
    self.isExternal = isExternal
    self.query = query
    self.fragment = fragment
    self.objects = objects
    self.services = services
  }

  /// The same request with parameters that go before those of the URL.
  ///
  /// - Parameter parameters: Names and values; values are texts as they would be in a URL, decoded.
  public func adding(_ parameters: [String: String]) -> RouteRequest {
    var changed = self
    changed.added.merge(parameters) { $1 }
    return changed
  }

  /// The same request with objects that go before those that it has.
  public func adding(objects: [String: any Sendable]) -> RouteRequest {
    var changed = self
    changed.objects.merge(objects) { $1 }
    return changed
  }
}

extension RouteRequest {
  /// All values of a parameter, in order: that of the path, or else those of the query.
  ///
  /// A flag without `=` counts as empty.
  ///
  /// - Complexity: O(*n*) in the number of parameters.
  public func all(_ name: String) -> [String] {
    if let value = added[name] ?? match?[name] { return [value] }
    return query.filter { $0.name == name }.map { $0.value ?? "" }
  }

  /// Whether there is a parameter of this name, be it a flag without a value.
  public func contains(_ name: String) -> Bool { text(name) != nil }

  /// The names of all parameters, without repetition: of the path, of the query, and those that were added.
  public var names: [String] {
    var seen: Set<String> = []
    let inPath = match.map { $0.route.forms[$0.form].names } ?? []
    return (inPath + query.map(\.name) + added.keys.sorted()).filter { seen.insert($0).inserted }
  }

  /// A parameter, converted to the type that is wanted.
  ///
  /// - Throws: ``RouteError``, *parameter*, if there is none of this name or its text is no value of the type.
  /// - Complexity: O(*n*) in the number of parameters.
  public subscript<Value: LosslessStringConvertible>(name: String) -> Value {
    get throws(RouteError) {
      guard let value = try value(name, as: Value.self) else {
        throw RouteError(.parameter(name, .missing(given: names)))
      }
      return value
    }
  }

  /// A parameter, converted to the type that is wanted; `nil` if there is none of this name.
  ///
  /// - Throws: ``RouteError``, *parameter*, if its text is no value of the type.
  /// - Complexity: O(*n*) in the number of parameters.
  public func value<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(RouteError) -> Value? {
    guard let text = text(name) else { return nil }
    guard let value: Value = Self.value(of: text) else {
      throw RouteError(.parameter(name, .unreadable(text, type: "\(type)")))
    }
    return value
  }

  /// What a text stands for; a flag without a value is `true`.
  static func value<Value: LosslessStringConvertible>(of text: String) -> Value? {
    Value(text) ?? (text.isEmpty && Value.self == Bool.self ? true as? Value : nil)
  }

  /// An object that code gave in `with:`.
  ///
  /// A URL never has any.
  ///
  /// - Throws: ``RouteError``, *parameter*, if there is none of this name, or one of another type.
  /// - Complexity: O(1).
  public func object<Object>(_ name: String, as type: Object.Type = Object.self) throws(RouteError) -> Object {
    guard let any = objects[name] else {
      throw RouteError(.parameter(name, .noObject(given: objectNames)))
    }
    guard let object = any as? Object else {
      throw RouteError(
        .parameter(name, .otherObject(expected: "\(Object.self)", given: "\(Swift.type(of: any))")))
    }
    return object
  }

  /// The names of the objects that code gave, sorted.
  public var objectNames: [String] { objects.keys.sorted() }

  /// Whether code gave an object of this name.
  public func containsObject(_ name: String) -> Bool { objects[name] != nil }

  /// The text of a parameter: of the path, or else the first one of the query.
  func text(_ name: String) -> String? {
    if !added.isEmpty, let value = added[name] { return value }
    if let value = match?[name] { return value }
    return query.first { $0.name == name }.map { $0.value ?? "" }
  }
}
