/// One line of the table: what is measured, and what it is held against.
struct Measurement {
  /// As the table calls it.
  let name: String
  /// How many times as long as the limit it may take.
  let budget: Double
  let limitName: String
  /// Runs what is measured some number of times.
  let body: (Int) throws -> Int
  let limit: (Int) throws -> Int
}

/// What a measurement gave.
struct Outcome: Codable {
  var row: String
  var limit: String
  /// Nanoseconds for one time.
  var minimum: Double
  var median: Double
  var limitMinimum: Double
  var limitMedian: Double
  /// The median of the ratios of the rounds.
  var ratio: Double
  var budget: Double
}

/// Nobody knows what becomes of it, so it has to be computed.
nonisolated(unsafe) private var hole = 0

@inline(never)
func blackHole(_ value: Int) {
  hole &+= value
}

extension Measurement {
  static let rounds = 15
  /// A round takes about this many nanoseconds, so that the clock is of no account.
  private static let roundLength = 20_000_000.0

  /// Measures body and limit in turn, since a machine does not keep its speed.
  func run() throws -> Outcome {
    let times = try Self.iterations(of: body)
    let limitTimes = try Self.iterations(of: limit)
    var samples: [(body: Double, limit: Double)] = []
    for _ in 0..<Self.rounds {
      let limit = try Self.time(limitTimes, limit)
      samples.append((try Self.time(times, body), limit))
    }
    let bodies = samples.map(\.body).sorted()
    let limits = samples.map(\.limit).sorted()
    let ratios = samples.map { $0.body / $0.limit }.sorted()
    return Outcome(
      row: name, limit: limitName, minimum: bodies[0], median: bodies[Self.rounds / 2], limitMinimum: limits[0],
      limitMedian: limits[Self.rounds / 2], ratio: ratios[Self.rounds / 2], budget: budget)
  }

  private static func iterations(of body: (Int) throws -> Int) throws -> Int {
    // The first time is another matter: it makes the instances.
    var count = 10_000
    blackHole(try body(count))
    while true {
      let time = try time(count, body) * Double(count)
      if time > roundLength / 10 { return max(1, Int(Double(count) * roundLength / time)) }
      count *= 10
    }
  }

  /// Nanoseconds for one time.
  private static func time(_ count: Int, _ body: (Int) throws -> Int) throws -> Double {
    let start = ContinuousClock.now
    blackHole(try body(count))
    let time = (ContinuousClock.now - start).components
    return (Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9) / Double(count)
  }
}
