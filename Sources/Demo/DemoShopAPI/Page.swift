/// Something to look at; a terminal shows it as lines.
public struct Page: Hashable, Sendable {
  /// What stands above it.
  public let title: String
  /// What it says.
  public let lines: [String]

  /// Creates a page.
  public init(title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }
}
