/// How every message at run time looks: a headline, the facts, the ways out.
package struct MessageText {
  package var headline = ""
  package var facts: [String] = []
  package var waysOut: [String] = []

  package init() {}

  package var text: String {
    var lines = [headline] + facts.map { "  " + $0 }
    if !waysOut.isEmpty { lines += ["ways out:"] + waysOut.map { "  - " + $0 } }
    return lines.joined(separator: "\n")
  }
}
