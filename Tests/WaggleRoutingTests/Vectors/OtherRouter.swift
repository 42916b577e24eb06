import Testing

/// A router whose behaviour vectors are taken from.
struct OtherRouter: Sendable {
  let name: String
  let prefix: Character
  /// Those of the vectors; what is left out was never given.
  let numbers: [Int]
  let vectors: [Vector]

  static let all = [
    OtherRouter(name: "MGJRouter", prefix: "M", numbers: Array(1...49), vectors: Vector.mgjRouter),
    OtherRouter(name: "CTMediator", prefix: "C", numbers: Array(1...27), vectors: Vector.ctMediator),
    OtherRouter(
      name: "JLRoutes", prefix: "J",
      numbers: Array(1...13) + [15, 16] + Array(18...21) + [23, 25, 27, 29, 31, 32, 33] + Array(35...60)
        + [65, 67, 70, 71, 74],
      vectors: Vector.jlRoutes),
    OtherRouter(
      name: "URLNavigator", prefix: "U",
      numbers: Array(1...6) + Array(9...18) + [21, 23, 25, 28, 29, 30] + Array(32...35) + [37],
      vectors: Vector.urlNavigator),
    OtherRouter(
      name: "routing-kit", prefix: "K",
      numbers: Array(1...4) + Array(6...9) + Array(11...14) + Array(16...18) + [20, 21] + Array(24...27)
        + [29, 30, 32, 33, 36, 38, 39],
      vectors: Vector.routingKit),
  ]

  /// `MGJRouter  K 22  F 26  X 1  of 49`
  var counts: String {
    let letters = Vector.Letter.allCases.map { letter in
      "\(letter.rawValue) \(vectors.count { $0.letter == letter })"
    }
    return "\(name)  \(letters.joined(separator: "  "))  of \(vectors.count)"
  }
}

extension OtherRouter: CustomTestStringConvertible {
  var testDescription: String { name }
}
