import Testing
@testable import WaggleGraph

@Suite struct NearestSpellingTests {
  @Test(arguments: [
    ("scop", "scope"), ("scoep", "scope"), ("SCOPE", "scope"), ("scope", "scope"), ("name", "named"),
    ("nmaed", "named"),
    ("falback", "fallback"), ("fallBack", "fallback"), ("replace", "replaces"), ("repalces", "replaces"),
  ])
  func `a slip of the fingers is understood`(word: String, wanted: String) {
    #expect(NearestSpelling.of(word, among: ServiceAnnotation.options) == wanted)
  }

  @Test(arguments: ["", "x", "lifetime", "qualifier", "sc", "cache", "épocs"])
  func `another word is another word`(word: String) {
    #expect(NearestSpelling.of(word, among: ServiceAnnotation.options) == nil)
  }

  @Test func `the nearest wins, and of equals the first in the alphabet`() {
    #expect(NearestSpelling.of("cat", among: ["cart", "cats", "cat"]) == "cat")
    #expect(NearestSpelling.of("bat", among: ["cat", "hat", "bar"]) == "bar")
    #expect(NearestSpelling.of("any", among: []) == nil)
  }
}
