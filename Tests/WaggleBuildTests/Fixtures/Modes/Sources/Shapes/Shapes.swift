public struct Square: Sendable {
  public let side: Int

  public init(side: Int) { self.side = side }
}
