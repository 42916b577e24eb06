public protocol Clock {}

public struct Wall {
  init() {}
}
