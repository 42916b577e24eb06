public protocol Clock {}

public final class Wall {
  public init() {}
}
