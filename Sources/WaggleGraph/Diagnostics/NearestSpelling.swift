/// Finds the word that somebody may have meant.
package enum NearestSpelling {
  /// The candidate with the fewest edits, if they are at most a third of the word's length, and at least one.
  ///
  /// - Complexity: O(*n* · *m*) for each candidate.
  package static func of(_ word: String, among candidates: [String]) -> String? {
    let limit = max(1, (word.count + 2) / 3)
    let ranked = candidates.map { (candidate: $0, edits: edits(Array(word.lowercased()), Array($0.lowercased()))) }
    return ranked.filter { $0.edits <= limit }.min { ($0.edits, $0.candidate) < ($1.edits, $1.candidate) }?.candidate
  }

  /// The nearest candidate as a question, for the end of a message.
  package static func question(_ word: String, among candidates: [String]) -> String? {
    of(word, among: candidates).map { "did you mean '\($0)'?" }
  }

  /// The optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours.
  private static func edits(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
