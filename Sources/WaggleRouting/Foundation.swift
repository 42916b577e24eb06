#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// All that needs Foundation: the only file that imports it.

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
  /// An argument that is a UUID, or its text.
  ///
  /// - Throws: ``RouteError``, *parameter*, if there is none of this name, or its text is no UUID.
  public func argument(_ name: String, as type: UUID.Type = UUID.self) throws(RouteError) -> UUID {
    try argument(name, reading: UUID.init(uuidString:))
  }

  /// An argument that is a UUID, or its text, and may be left out.
  public func argument(_ name: String, as type: UUID?.Type = UUID?.self) throws(RouteError) -> UUID? {
    containsArgument(name) ? try argument(name, as: UUID.self) : nil
  }

  /// An argument that is a URL, or its text.
  ///
  /// - Throws: ``RouteError``, *parameter*, if there is none of this name, or its text is no URL to Foundation.
  public func argument(_ name: String, as type: URL.Type = URL.self) throws(RouteError) -> URL {
    try argument(name, reading: URL.init(string:))
  }

  /// An argument that is a URL, or its text, and may be left out.
  public func argument(_ name: String, as type: URL?.Type = URL?.self) throws(RouteError) -> URL? {
    containsArgument(name) ? try argument(name, as: URL.self) : nil
  }
}
