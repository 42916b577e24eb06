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
    try argument(name, reading: Self.value(of:))
  }

  /// An argument as it was given in code, or as its text is read.
  func argument<Value>(_ name: String, reading read: (String) -> Value?) throws(RouteError) -> Value {
    let given: String?
    if let object = objects[name] {
      if let value = object as? Value { return value }
      guard let text = object as? String else { throw other(name, object, Value.self) }
      given = text
    } else {
      given = text(name)
    }
    guard let given else { throw missing(name) }
    guard let value = read(given) else {
      throw RouteError(.parameter(name, .unreadable(given, type: "\(Value.self)")))
    }
    return value
  }

  /// An argument that is one of a few words.
  public func argument<Value: RawRepresentable<String>>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(RouteError) -> Value {
    if let value = objects[name] as? Value { return value }
    let word: String = try argument(name)
    guard let value = Value(rawValue: word) else {
      throw RouteError(.parameter(name, .unreadable(word, type: "\(type)")))
    }
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
      guard let element = Element(text) else {
        throw RouteError(.parameter(name, .unreadable(text, type: "\(Element.self)")))
      }
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

  private func missing(_ name: String) -> RouteError {
    // A text of this name is none of what was wanted: a URL cannot give that.
    guard !contains(name) else { return RouteError(.parameter(name, .noObject(given: objectNames))) }
    return RouteError(.parameter(name, .missing(given: objectNames + names)))
  }

  private func other(_ name: String, _ object: any Sendable, _ wanted: any Any.Type) -> RouteError {
    RouteError(.parameter(name, .otherObject(expected: "\(wanted)", given: "\(type(of: object))")))
  }
}
