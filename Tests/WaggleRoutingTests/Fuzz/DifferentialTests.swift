import Testing
import Waggle
import WaggleRouting

@Suite("Random patterns and URLs", .timeLimit(.minutes(2)))
struct DifferentialTests {
  @Test("The router finds what trying every pattern finds", arguments: 0..<8)
  func differential(_ part: Int) throws {
    var dice = Dice(UInt64(part) &* 7_919 &+ 1)
    var found = 0
    for _ in 0..<300 {
      let isCaseInsensitive = dice.once(in: 4)
      let router = Router(registry: ServiceRegistry(), isCaseInsensitive: isCaseInsensitive)
      var reference = ReferenceRouter(isCaseInsensitive: isCaseInsensitive)
      var patterns: [String] = []
      for _ in 0...dice.roll(10) {
        let pattern = Self.pattern(&dice)
        guard (try? router.add(pattern, { _ in 1 })) != nil else { continue }
        patterns.append(pattern)
        reference.add(pattern)
      }
      for _ in 0..<12 {
        let url = Self.url(&dice)
        let match: RouteMatch?
        do throws(RouteError) {
          match = try router.match(url)
        } catch {
          #expect(reference.answers(to: url) == nil, "\(url) is malformed for one only, of \(patterns)")
          continue
        }
        guard let wanted = reference.answers(to: url) else {
          Issue.record("\(url) is not malformed")
          continue
        }
        guard let match else {
          #expect(wanted.isEmpty, "\(url) is not found among \(patterns), case counts: \(!isCaseInsensitive)")
          continue
        }
        found += 1
        let isWanted = wanted.contains { answer in
          match.pattern == answer.pattern && match.rest == answer.rest
            && Self.names.allSatisfy { match[$0] == answer.values[$0] }
        }
        guard isWanted else {
          // One will do: the others are often of the same kind.
          Issue.record(
            """
            \(url) among \(patterns), case counts: \(!isCaseInsensitive)
            got \(match.pattern) \(Self.names.compactMap { name in match[name].map { "\(name)=\($0)" } }) \(match.rest)
            wanted \(wanted)
            """)
          return
        }
      }
    }
    #expect(found > 400)
  }

  private static let names = ["n0", "n1", "n2", "n3", "n4", "n5", "n6", "more"]

  private static func pattern(_ dice: inout Dice) -> String {
    var text = dice.pick(["", "/", "//", "m:", "m://", "M://", "s://"])
    var names = 0
    var isDone = false
    let count = dice.roll(4)
    var groups = 0
    // A group that only some URLs have makes two forms of one shape where what follows is like it; names differ then.
    for index in 0..<count where !isDone {
      let isGroup = index > 0 && groups == 0 && dice.once(in: 6)
      if isGroup {
        text += "(/"
        groups += 1
      } else if index > 0 {
        text += "/"
      }
      switch dice.roll(12) {
      case 0...4: text += dice.pick(["a", "b", "B", "家", "%2F", "ab", "abababababa"])
      case 5:
        text += dice.pick([":{n\(names)}ab", ":b{n\(names)}", ":{n\(names)}.家", ":a{n\(names)}ba", ":{n\(names)}BBBBB"])
        names += 1
      case 6:
        text += ":n\(names)(\(dice.pick(["Int", "Bool"])))"
        names += 1
      case 7...8:
        text += ":n\(names)"
        names += 1
      case 9: text += "*"
      default:
        guard index + 1 == count || dice.once(in: 3) else {
          text += "b"
          break
        }
        text += dice.pick(["**", "**more"])
        isDone = true
      }
      if isGroup { text += ")" }
    }
    return text.isEmpty ? "/" : text
  }

  private static func url(_ dice: inout Dice) -> String {
    var text = dice.pick(["", "/", "//", "m:", "m://", "M://", "m:///", "s://", "x://"])
    for index in 0..<dice.roll(5) {
      if index > 0 { text += dice.pick(["/", "/", "/", "//"]) }
      text += dice.pick([
        "a", "a", "b", "b", "B", "A", "家", "%E5%AE%B6", "%2F", "%41", "%61", "ab", "aba", "bab", "xab", "x.家", "5",
        "-7",
        "true", "abababababa", "ABABABABABA", "abababababb", "abbbbb", "a.b", "localhost", "a%2Eb", "b+", "%zz", "%FF",
      ])
    }
    return text + dice.pick(["", "", "", "/", "?a=b/c", "#a", "?"])
  }
}
