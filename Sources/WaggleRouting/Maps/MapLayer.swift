/// A route map, ready to be looked into.
struct MapLayer: Sendable {
  let map: RouteMap
  /// The entries' patterns; their handlers are never called.
  private let table: FrozenRouteTable
  /// The entries of each pattern, in their order.
  private var byPattern: [String: [Int]] = [:]
  private var byKey: [String: [Int]] = [:]
  /// Where each entry redirects to, if it does.
  private var targets: [Int: MapTarget] = [:]
  private let types: [String: ParameterType]

  /// What an entry says to a request.
  struct Finding {
    /// The number of the entry, from 1.
    let entry: Int
    let outcome: RouteMap.Entry.Outcome
    /// What the parameters of the entry's pattern stand for.
    let values: [String: String]
    /// Where to, if it redirects.
    let target: MapTarget?
  }

  init(_ map: RouteMap, in router: Router) throws(MapProblem) {
    self.map = map
    types = router.types
    var table = RouteTable(isCaseInsensitive: router.isCaseInsensitive)
    for (index, entry) in map.entries.enumerated() {
      targets[index] = try Self.target(of: entry, index, router)
      switch entry.subject {
      case .key(let key): byKey[key, default: []].append(index)
      case .pattern(let pattern):
        if byPattern[pattern] == nil {
          let route = try Self.route(pattern, map, index, router)
          do throws(RouteTable.Conflict) {
            try table.insert(route, types: types)
          } catch {
            let other = (byPattern[error.route.text]?.first ?? 0) + 1
            throw MapProblem(entry: index + 1, reason: .twice(pattern, other: other))
          }
        }
        byPattern[pattern, default: []].append(index)
      }
    }
    self.table = FrozenRouteTable(table)
  }

  private static func target(
    of entry: RouteMap.Entry, _ index: Int, _ router: Router
  ) throws(MapProblem) -> MapTarget? {
    do throws(RouteError) {
      return switch entry.outcome {
      case .route, .disabled: nil
      case .redirect(let text): try MapTarget(text, keepingAll: false, in: router)
      case .web(let text): try MapTarget(text, keepingAll: true, in: router)
      }
    } catch {
      throw MapProblem(entry: index + 1, reason: .pattern(error))
    }
  }

  private static func route(
    _ text: String, _ map: RouteMap, _ index: Int, _ router: Router
  ) throws(MapProblem) -> Route {
    let place = RoutePlace.map(version: map.version, entry: index + 1)
    do throws(RouteError) {
      return Route(try router.parse(text), .public, Handler({ _ in () }, mayLeave: true), place)
    } catch {
      throw MapProblem(entry: index + 1, reason: .pattern(error))
    }
  }

  /// What the map says to a request, if it says anything.
  ///
  /// - Throws: Why the URL cannot be read.
  /// - Complexity: O(*n*) in the length of the URL, and in the number of entries that fit and whose conditions do not hold.
  func find(
    _ request: RouteRequest, _ circumstances: RouteCircumstances
  ) throws(PercentEncoding.Broken) -> Finding? {
    switch request.door {
    case .action: return nil
    case .key:
      return first(of: byKey[request.url] ?? [], [:], circumstances) ?? first(of: byKey["*"] ?? [], [:], circumstances)
    case .url:
      var wish = FrozenRouteTable.Wish()
      while let match = try table.find(request.url, wish) {
        let values = match.values
        if let found = first(of: byPattern[match.pattern] ?? [], values, circumstances) { return found }
        wish.skipping += 1
      }
      return nil
    }
  }

  /// Where an entry redirects to, if it does.
  func target(of entry: Int) -> MapTarget? { targets[entry] }

  private func first(
    of entries: [Int], _ values: [String: String], _ circumstances: RouteCircumstances
  ) -> Finding? {
    entries.first { map.entries[$0].condition.holds(circumstances) }.map {
      Finding(entry: $0 + 1, outcome: map.entries[$0].outcome, values: values, target: targets[$0])
    }
  }
}

extension RouteMatch {
  /// All parameters of the pattern that it gives a value.
  var values: [String: String] {
    route.forms[form].names.reduce(into: [:]) { $0[$1] = self[$1] }
  }
}
