internal import Waggle

/// Keeps the last route map that was good, for the next start of the app: in a file, in the user's defaults.
public protocol RouteMapStore: Sendable {
  /// Keeps the bytes of a map in the place of those that it has; `nil` for none.
  func save(_ map: [UInt8]?) throws
}

extension Router {
  /// Puts a route map in force, in the place of the one that is.
  ///
  /// ```swift
  /// let map = try RouteMap(json: bytes)
  /// try router.apply(map) { bytes in guard isSigned(bytes) else { throw BadSignature() } }
  /// ```
  ///
  /// First all of it is checked, and what is wrong leaves everything as it was: its version must be greater than that of any
  /// map before it, its routes must be there, some route must answer what it redirects to and its pages in the web, and its
  /// redirects must not go in a circle. Whoever looks something up meanwhile sees either map, and nothing between.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - store: Is given the map's bytes once it is in force.
  ///   - verify: Looks at the bytes, and throws if they are not from whom they should be.
  /// - Throws: ``RouteError``, *map*: what is wrong, and in which entry.
  /// - Complexity: O(*n*) in the number of entries.
  public func apply(
    _ map: RouteMap, store: (any RouteMapStore)? = nil, verify: ([UInt8]) throws -> Void = { _ in }
  ) throws(RouteError) {
    do throws(MapProblem) {
      do {
        try verify(map.source)
      } catch {
        throw MapProblem(entry: nil, reason: .notVerified("\(error)"))
      }
      let layer = try MapLayer(map, in: self)
      try MapCheck(map, layer, snapshot, self).run()
      try put(layer)
      try save(map.source, in: store)
    } catch {
      throw RouteError(.map(error))
    }
  }

  /// Goes back to the route map before the one in force, or to none.
  ///
  /// The version that was left does not become free: only a greater one can be applied.
  ///
  /// - Parameter store: Is given the bytes of the map that is in force then.
  /// - Returns: Whether there was a map to leave.
  /// - Throws: ``RouteError``, *map*, if the store throws; the router went back all the same.
  /// - Complexity: O(1).
  @discardableResult
  public func rollback(store: (any RouteMapStore)? = nil) throws(RouteError) -> Bool {
    let (isBack, source) = try change { content throws(RouteError) -> (Bool, [UInt8]?) in
      guard content.map != nil else { return (false, nil) }
      content.map = content.earlierMaps.popLast()
      return (true, content.map?.map.source)
    }
    guard isBack else { return false }
    do throws(MapProblem) {
      try save(source, in: store)
    } catch {
      throw RouteError(.map(error))
    }
    return true
  }

  /// The version of the route map in force, if there is one.
  public var mapVersion: Int? { snapshot.content.map?.map.version }

  private func put(_ layer: MapLayer) throws(MapProblem) {
    let current = changeSafely { content -> Int? in
      if let newest = content.newestMap, layer.map.version <= newest { return newest }
      if let map = content.map { content.earlierMaps.append(map) }
      content.earlierMaps = content.earlierMaps.suffix(Self.mostEarlierMaps)
      content.map = layer
      content.newestMap = layer.map.version
      return nil
    }
    if let current = current.flatMap({ $0 }) {
      throw MapProblem(entry: nil, reason: .oldVersion(layer.map.version, current: current))
    }
  }

  /// A server may send a map every minute.
  private static var mostEarlierMaps: Int { 8 }

  private func save(_ source: [UInt8]?, in store: (any RouteMapStore)?) throws(MapProblem) {
    do {
      try store?.save(source)
    } catch {
      throw MapProblem(entry: nil, reason: .store("\(error)"))
    }
  }
}
