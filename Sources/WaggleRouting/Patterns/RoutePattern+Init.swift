extension RoutePattern {
  /// Reads a pattern.
  ///
  /// - Parameter text: The pattern, as described above. Literal text may have escapes: `%3A` is a colon that means itself.
  /// - Throws: ``RouteError``, *pattern*, with the column of what is wrong.
  /// - Complexity: O(*n*) in the length of the text, and 2 to the power of the number of optional groups.
  public init(_ text: String) throws(RouteError) {
    do throws(PatternProblem) {
      try self.init(reading: text)
    } catch {
      throw RouteError(.pattern(text, error))
    }
  }
}
