extension RouteRequest {
  /// An argument of an action: an object that was given in code, or a parameter of the URL, converted where it is a text.
  ///
  /// ```swift
  /// let name: String = try request.argument("name")
  /// ```
  ///
  /// - Throws: ``RouteError``, *parameter*, if there is none of this name, or it is of another type.
  /// - Complexity: O(*n*) in the number of parameters.
  public func argument<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(RouteError) -> Value {
    try converted(name)
  }

  /// An argument that is one of a few words, and says itself how it is read.
  public func argument<Value: LosslessStringConvertible & RawRepresentable<String>>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(RouteError) -> Value {
    try converted(name)
  }

  private func converted<Value: LosslessStringConvertible>(_ name: String) throws(RouteError) -> Value {
    switch try given(name, as: Value.self) {
    case .object(let value): return value
    case .text(let text):
      guard let value: Value = Self.value(of: text) else { throw unreadable(name, text, Value.self) }
      return value
    }
  }

  /// An argument as it was given in code, or as its text is read.
  func argument<Value>(_ name: String, reading read: (String) -> Value?) throws(RouteError) -> Value {
    switch try given(name, as: Value.self) {
    case .object(let value): return value
    case .text(let text):
      guard let value = read(text) else { throw unreadable(name, text, Value.self) }
      return value
    }
  }

  private enum Given<Value> {
    case object(Value)
    case text(String)
  }

  private func given<Value>(_ name: String, as type: Value.Type) throws(RouteError) -> Given<Value> {
    guard let object = objects[name] else {
      guard let text = text(name) else { throw missing(name) }
      return .text(text)
    }
    if let value = object as? Value { return .object(value) }
    guard let text = object as? String else { throw other(name, object, type) }
    return .text(text)
  }

  /// An argument that is one of a few words.
  public func argument<Value: RawRepresentable<String>>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(RouteError) -> Value {
    if let value = objects[name] as? Value { return value }
    let word: String = try argument(name)
    guard let value = Value(rawValue: word) else { throw unreadable(name, word, Value.self) }
    return value
  }

  /// An argument that may be given any number of times: a list in code, or all values of a parameter.
  public func argument<Element: LosslessStringConvertible>(
    _ name: String, as type: [Element].Type = [Element].self
  ) throws(RouteError) -> [Element] {
    if let object = objects[name] {
      guard let list = object as? [Element] else { throw other(name, object, [Element].self) }
      return list
    }
    var list: [Element] = []
    for text in all(name) {
      guard let element = Element(text) else { throw unreadable(name, text, Element.self) }
      list.append(element)
    }
    return list
  }

  /// An argument that only code can give: a closure, an image, a delegate.
  public func argument<Value>(_ name: String, as type: Value.Type = Value.self) throws(RouteError) -> Value {
    guard let object = objects[name] else { throw missing(name) }
    guard let value = object as? Value else { throw other(name, object, Value.self) }
    return value
  }

  /// An argument that may be left out.
  public func argument<Value: LosslessStringConvertible>(
    _ name: String, as type: Value?.Type = Value?.self
  ) throws(RouteError) -> Value? {
    containsArgument(name) ? try argument(name, as: Value.self) : nil
  }

  /// An argument that is one of a few words, and may be left out.
  public func argument<Value: RawRepresentable<String>>(
    _ name: String, as type: Value?.Type = Value?.self
  ) throws(RouteError) -> Value? {
    containsArgument(name) ? try argument(name, as: Value.self) : nil
  }

  /// An argument that is one of a few words, says itself how it is read, and may be left out.
  public func argument<Value: LosslessStringConvertible & RawRepresentable<String>>(
    _ name: String, as type: Value?.Type = Value?.self
  ) throws(RouteError) -> Value? {
    containsArgument(name) ? try converted(name) : nil
  }

  /// An argument that only code can give, and may leave out.
  public func argument<Value>(_ name: String, as type: Value?.Type = Value?.self) throws(RouteError) -> Value? {
    containsObject(name) ? try argument(name, as: Value.self) : nil
  }

  /// Whether there is an argument of this name.
  public func containsArgument(_ name: String) -> Bool { objects[name] != nil || contains(name) }

  private func unreadable(_ name: String, _ text: String, _ wanted: any Any.Type) -> RouteError {
    RouteError(.parameter(name, .unreadable(text, type: "\(wanted)")))
  }

  private func missing(_ name: String) -> RouteError {
    // A text of this name is none of what was wanted: a URL cannot give that.
    guard !contains(name) else { return RouteError(.parameter(name, .noObject(given: objectNames))) }
    return RouteError(.parameter(name, .missing(given: objectNames + names)))
  }

  private func other(_ name: String, _ object: any Sendable, _ wanted: any Any.Type) -> RouteError {
    RouteError(.parameter(name, .otherObject(expected: "\(wanted)", given: "\(type(of: object))")))
  }
}
