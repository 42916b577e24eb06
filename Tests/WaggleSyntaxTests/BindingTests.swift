import Testing
import WaggleSyntax

@Suite struct BindingTests {
  @Test("One 'let' may bind several names")
  func several() {
    let file = SourceFile(
      "let a = 1, b: Int = 2, (c, d) = (3, 4), e: Int\nvar f = { 1 }(), g: Int { 2 }, _ = 3, h: [Int] = []")
    #expect(file.outline == ["let a", "let b", "let e", "var f", "var g", "var h"])
    #expect(file.declarations.map(\.type) == [nil, "Int", "Int", nil, "Int", "[Int]"])
    #expect(file.declarations.map(\.hasInitialValue) == [true, true, false, true, false, true])
    #expect(file.declarations.map(\.isComputed) == [false, false, false, false, true, false])
  }

  @Test(
    "Braces behind a type are a getter, or accessors",
    arguments: [
      ("{ 1 }", true), ("{ get { 1 } }", true), ("{ get }", true), ("{ get set }", true),
      ("{ get nonmutating set }", true), ("{ get {1} set { } }", true),
      ("{ @inlinable get { 1 } nonmutating set(n) { } }", true), ("{ mutating get { 1 } }", true),
      ("{ _read { yield x } _modify { yield &x } }", true),
      ("{ read { x } modify { &x } }", true), ("{ unsafeAddress { x } unsafeMutableAddress { y } }", true),
      ("{ willSet { } }", false),
      ("{ didSet(old) { } }", false), ("{ willSet(new) { } didSet { } }", false), ("\n{\n  // c\n  get { 1 }\n}", true),
      ("{ get() + 1 }", true),
      ("{ set.count }", true), ("{ @A(b) init(new) initializes(x) { } get { 1 } }", true),
      ("{\n#if A\nget { 1 }\n#else\nget { 2 }\n#endif\n}", true), ("{\n#if A\n1\n#endif\n}", true),
      ("{ get throws(E) { 1 } }", true),
      ("{ borrow { x } mutate { &x } }", true), ("{ /* } */ 1 }", true), ("= 1 { didSet { } }", false),
      ("= f { 1 } { willSet { } }", false),
      ("= { } { didSet { } }", false), ("= [1] {\n  didSet { } }", false), ("", false), ("= 1", false),
    ])
  func accessors(text: String, isComputed: Bool) {
    let file = SourceFile("struct X { var a: Int \(text)\nlet last = 1 }")
    #expect(file.outline == ["struct X", "var X.a", "let X.last"])
    #expect(file["X.a"]?.isComputed == isComputed)
    #expect(file["X.a"]?.hasInitialValue == text.hasPrefix("="))
  }

  @Test("A getter may be asynchronous and throw")
  func effects() {
    let file = SourceFile(
      "var a: A { get async throws { b } }\nvar c: A { get async }\nvar d: A { get throws(E) { b } }\nvar e: A { b }")
    #expect(file.declarations.map(\.isAsync) == [true, true, false, false])
    #expect(file.declarations.map(\.isThrowing) == [true, false, true, false])
  }

  @Test("A closure that is an initial value ends with its brace")
  func closures() {
    let file = SourceFile(
      "struct A { lazy var a: Int = { get() }() { didSet { } }\nvar b = f { get }\nvar c = f { set in 1 } g: { 2 }\nvar d = { } }"
    )
    #expect(file.outline == ["struct A", "var A.a", "var A.b", "var A.c", "var A.d"])
    #expect(file["A"]?.members.allSatisfy { $0.hasInitialValue } == true)
  }
}
