#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The only file that imports Foundation.

extension RouteMap {
  /// A map of more bytes than this is none.
  static let mostBytes = 4 << 20

  /// Reads a map in JSON.
  ///
  /// - Parameter json: The bytes of the file, at most 4 MiB.
  /// - Throws: ``RouteError``, *map*: what is wrong, and in which entry.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(json: some Sequence<UInt8>) throws(RouteError) {
    try self.init(Array(json)) { try JSONDecoder().decode(MapDocument.self, from: $0) }
  }

  /// Reads a map from a property list with the same content, in XML or binary.
  ///
  /// - Parameter propertyList: The bytes of the file, at most 4 MiB.
  /// - Throws: ``RouteError``, *map*: what is wrong, and in which entry.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(propertyList: some Sequence<UInt8>) throws(RouteError) {
    try self.init(Array(propertyList)) { data in
      if let problem = PropertyListText.problem(in: Array(data)) {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: problem))
      }
      return try PropertyListDecoder().decode(MapDocument.self, from: data)
    }
  }

  private init(_ bytes: [UInt8], _ decode: (Data) throws -> MapDocument) throws(RouteError) {
    guard bytes.count <= Self.mostBytes else {
      throw RouteError(.map(MapProblem(entry: nil, reason: .tooLarge(Self.mostBytes))))
    }
    do {
      let document = try decode(Data(bytes))
      version = document.version
      entries = document.entries.map(\.entry)
      source = bytes
    } catch let error as DecodingError {
      throw RouteError(.map(MapProblem(entry: error.entry, reason: .unreadable(error.text))))
    } catch {
      throw RouteError(.map(MapProblem(entry: nil, reason: .unreadable("\(error)"))))
    }
  }
}

extension RouteRequest {
  /// A parameter that is a UUID.
  ///
  /// - Throws: ``RouteError``, *parameter*, if there is none of this name or its text is no UUID.
  public func uuid(_ name: String) throws(RouteError) -> UUID {
    let text: String = try self[name]
    guard let value = UUID(uuidString: text) else {
      throw RouteError(.parameter(name, .unreadable(text, type: "UUID")))
    }
    return value
  }
}
