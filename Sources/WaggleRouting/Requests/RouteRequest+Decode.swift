extension RouteRequest {
  /// Fills a `Decodable` type with the parameters.
  ///
  /// ```swift
  /// struct Filter: Decodable { var color: String?; var sizes: [Int]; var page: Int }
  /// let filter = try request.decode(Filter.self)  // ?color=red&sizes=1&sizes=2&page=3
  /// ```
  ///
  /// A property is the parameter of its coding key, an array all of its values, an optional `nil` where there is none. A
  /// property that holds properties of its own has no place in a URL.
  ///
  /// - Throws: ``RouteError``, *parameter*, which names the property.
  /// - Complexity: O(*n* · *m*) in the number of parameters and of properties.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws(RouteError) -> Value {
    do {
      return try Value(from: ParameterDecoder(request: self))
    } catch let error as DecodingError {
      throw RouteError(.parameter(error.name, .undecodable(error.reason)))
    } catch {
      throw RouteError(.parameter("\(type)", .undecodable("\(error)")))
    }
  }
}

extension DecodingError {
  fileprivate var name: String { context?.codingPath.first?.stringValue ?? "" }
  fileprivate var reason: String { context?.debugDescription ?? "\(self)" }
}

/// Sees a request as a flat record of texts.
private struct ParameterDecoder: Decoder {
  let request: RouteRequest
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ParameterRecord(request: request))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "parameters have names, a list has none"))
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw DecodingError.dataCorrupted(
      .init(codingPath: [], debugDescription: "parameters have names, a single value has none"))
  }
}

private struct ParameterRecord<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let request: RouteRequest
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { request.names.compactMap(Key.init) }

  func contains(_ key: Key) -> Bool { request.contains(key.stringValue) }

  func decodeNil(forKey key: Key) -> Bool { !contains(key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let texts = request.all(key.stringValue)
    return try T(from: TextDecoder(texts: texts, codingPath: [key]))
  }

  func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    throw TextDecoder(texts: [], codingPath: [key]).noRecord
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    TextList(texts: request.all(key.stringValue), codingPath: [key])
  }

  func superDecoder() throws -> any Decoder { ParameterDecoder(request: request) }

  func superDecoder(forKey key: Key) throws -> any Decoder { ParameterDecoder(request: request) }
}

/// Sees the values of one parameter as a value or as a list.
private struct TextDecoder: Decoder, SingleValueDecodingContainer {
  let texts: [String]
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw noRecord }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { TextList(texts: texts, codingPath: codingPath) }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { texts.isEmpty }

  func decode(_ type: Bool.Type) throws -> Bool { try text() == "" ? true : convert(type) }
  func decode(_ type: String.Type) throws -> String { try convert(type) }
  func decode(_ type: Double.Type) throws -> Double { try convert(type) }
  func decode(_ type: Float.Type) throws -> Float { try convert(type) }
  func decode(_ type: Int.Type) throws -> Int { try convert(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try convert(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try convert(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try convert(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try convert(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try convert(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try convert(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try convert(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try convert(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try convert(type) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }

  private func text() throws -> String {
    guard let text = texts.first else {
      throw DecodingError.valueNotFound(
        String.self, .init(codingPath: codingPath, debugDescription: "there is no such parameter"))
    }
    return text
  }

  private func convert<T: LosslessStringConvertible>(_ type: T.Type) throws -> T {
    let text = try text()
    guard let value = T(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "'\(text)' is no value of the type \(type)"))
    }
    return value
  }

  var noRecord: DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "a parameter has no properties of its own"))
  }
}

private struct TextList: UnkeyedDecodingContainer {
  let texts: [String]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(texts: [String], codingPath: [any CodingKey]) {
    self.texts = texts
    self.codingPath = codingPath
  }

  var count: Int? { texts.count }
  var isAtEnd: Bool { currentIndex == texts.count }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try T(from: next())
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw next().noRecord
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw next().noRecord }

  mutating func superDecoder() -> any Decoder { next() }

  private func next() -> TextDecoder {
    TextDecoder(texts: isAtEnd ? [] : [texts[currentIndex]], codingPath: codingPath)
  }
}
