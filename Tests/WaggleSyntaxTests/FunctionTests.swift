import Testing
import WaggleSyntax

@Suite struct FunctionTests {
  @Test(
    "Parameters have labels, types and defaults",
    arguments: [
      ("a: Int", ["a|Int|"]), ("a b: Int, _ c: Int, _: Int", ["a|Int|", "_|Int|", "_|Int|"]), ("a: Int,", ["a|Int|"]),
      ("`in` a: Int, for: Int, where: Int, self: Int", ["`in`|Int|", "for|Int|", "where|Int|", "self|Int|"]),
      ("isolated a b: A, isolated: A, isolated c: A", ["a|A|", "isolated|A|", "isolated|A|"]),
      ("a: inout [Int], b: consuming A, c: sending B?", ["a|inout [Int]|", "b|consuming A|", "c|sending B?|"]),
      ("a: isolated (any Actor)? = #isolation", ["a|isolated (any Actor)?|#isolation"]),
      ("@A a: B, @C(d) _ e: F", ["a|B|", "_|F|"]), ("a: Int..., b: repeat each T", ["a|Int...|", "b|repeat each T|"]),
      ("a: @escaping @autoclosure () throws -> Void = { }", ["a|@escaping @autoclosure () throws -> Void|{ }"]),
      ("a: A = .b { $0 }, c: (Int) -> Int = { x in x }", ["a|A|.b { $0 }", "c|(Int) -> Int|{ x in x }"]),
      ("a: String = \",)\", b: [Int] = [1, 2], c: D = (1, 2)", ["a|String|\",)\"", "b|[Int]|[1, 2]", "c|D|(1, 2)"]),
      ("a: Bool = b < c, d: Bool = e > f", ["a|Bool|b < c", "d|Bool|e > f"]),
      ("a: A = B<C, D>(), e: E = F<G>.h", ["a|A|B<C, D>()", "e|E|F<G>.h"]),
      ("a: A<B>= c, d: E?=nil, f: G<H>?=nil", ["a|A<B>|c", "d|E?|nil", "f|G<H>?|nil"]),
      ("a: A = b ? c : d, e: F", ["a|A|b ? c : d", "e|F|"]),
      ("a: A = if b { c } else { d }, e: F", ["a|A|if b { c } else { d }", "e|F|"]),
      ("a: A = b as? C ?? d, e: F", ["a|A|b as? C ?? d", "e|F|"]),
      ("a: A = /,/, b: A = #/)/#", ["a|A|/,/", "b|A|#/)/#"]), ("f: (A, A) -> Bool = (<)", ["f|(A, A) -> Bool|(<)"]),
      ("\n  a: A, // c\n  b: B /* d */ = e\n", ["a|A|", "b|B|e"]),
    ])
  func parameters(text: String, parameters: [String]) {
    for head in ["func f", "func f<T>", "func +", "static func ==<T>", "init", "init?"] {
      let file = SourceFile("struct X { \(head)(\(text)) { } ; let last = 1 }")
      let found = file["X"]?.members.first?.parameters.map {
        "\($0.label)|\($0.type)\($0.isVariadic ? "..." : "")|\($0.defaultValue ?? "")"
      }
      #expect(found == parameters)
      #expect(file["X.last"] != nil)
    }
  }

  @Test(
    "Effects and result are read",
    arguments: [
      ("", false, false, nil), ("async", true, false, nil), ("throws", false, true, nil),
      ("async throws -> A", true, true, "A"),
      ("throws(E<F>) -> A", false, true, "A"), ("throws(any Error)", false, true, nil),
      ("throws(Never) -> A", false, false, "A"),
      ("rethrows -> A?", false, true, "A?"), ("-> (A) async throws -> B", false, false, "(A) async throws -> B"),
      ("-> some P<A> & Q where A: B", false, false, "some P<A> & Q"),
      ("-> @Sendable (A) -> B", false, false, "@Sendable (A) -> B"),
      ("-> (repeat (each T)?) where repeat each T: P, U == V", false, false, "(repeat (each T)?)"),
      ("-> [A: B]!", false, false, "[A: B]!"), ("\n  async\n  -> A\n  where B: C\n", true, false, "A"),
    ] as [(String, Bool, Bool, String?)])
  func effects(text: String, isAsync: Bool, isThrowing: Bool, result: String?) {
    for body in [" { }", "\n{\n}", ""] {
      let file = SourceFile("protocol X { func f() \(text)\(body)\nlet last: Int }")
      #expect(file["X.f"]?.isAsync == isAsync)
      #expect(file["X.f"]?.isThrowing == isThrowing)
      #expect(file["X.f"]?.type == result)
      #expect(file["X.last"] != nil)
    }
  }

  @Test(
    "Operators are names",
    arguments: [
      "+", "-", "<", ">", "==", "<>", "<=>", ">>", "...", "..<", ".+.", "??", "!=", "&&", "&+", "/", "~=", "∘", "√",
      "🎉", "<*>", "!",
    ])
  func operators(name: String) {
    #expect(
      SourceFile("func \(name)(a: A, b: A) -> A { a }\nlet last = 1").outline == ["func \(name)(a:b:)", "let last"])
    #expect(SourceFile("func \(name) <T>(a: T) -> T { a }\nlet last = 1").outline == ["func \(name)(a:)", "let last"])
    #expect(SourceFile("func \(name)<T>(a: T) -> T { a }\nlet last = 1").outline == ["func \(name)(a:)", "let last"])
  }

  @Test("An initialiser may fail")
  func failable() {
    let file = SourceFile(
      "struct A { init?() {} ; init!(a: Int) {} ; init?<T>(b: T) {} ; init ?(c: Int) {} ; init() {} ; init<T>() {} }")
    #expect(file["A"]?.members.map(\.isFailable) == [true, true, true, true, false, false])
    #expect(file["A"]?.members.map(\.isGeneric) == [false, false, true, false, false, true])
  }

  @Test(
    "Generic parameters of all forms are stepped over",
    arguments: [
      "<T>", "<T: P>", "<T: P & Q, U: A.B<C>>", "<each T: P>", "<let n: Int>", "<let n: Int, each T, U>",
      "<T: ~Copyable>", "<@A T>", "<T,>",
      "<T: P<Int>, U: Q<[T], (T) -> U>>", "<\n  T,\n  U\n>",
    ])
  func generics(text: String) {
    let file = SourceFile(
      "struct A\(text): P where T: Q {\nfunc f\(text)(a: T) {}\nsubscript\(text)(b: T) -> T { b }\ntypealias B\(text) = T }"
    )
    #expect(file.outline == ["struct A", "func A.f(a:)", "typealias A.B"])
    #expect(file["A"]?.isGeneric == true)
    #expect(file["A"]?.inherited == ["P"])
    #expect(file["A.B"]?.type == "T")
  }
}
