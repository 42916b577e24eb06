import Testing
import WaggleSyntax

@Suite struct DeclarationTests {
  @Test("Types nest, and their members are listed with them")
  func nested() {
    let file = SourceFile(
      """
      class A: B { class B<T> where T: P { struct C {
        enum D: Int { case a = 1, b; case c(x: Int = 2, y: (Int) -> Void) ; indirect case d ; static let e = 1 }
        actor E { nonisolated func f() {} ; init() async {} }
        protocol F<T>: AnyObject { associatedtype T: P = Int where T.X == Y ; var a: Int { get async throws } ; init() ; func g() -> T }
        typealias G<T> = [T]
      } } ; deinit { let x = 1 } ; subscript(i: Int) -> Int { get { 1 } set { } } ; var last = 1 }
      extension A.B<Int>.C: P, Q where T == U { func h() {} }
      """)
    #expect(
      file.outline == [
        "class A", "class A.B", "struct A.B.C", "enum A.B.C.D", "let A.B.C.D.e", "actor A.B.C.E", "func A.B.C.E.f()",
        "init A.B.C.E.init()", "protocol A.B.C.F", "var A.B.C.F.a", "init A.B.C.F.init()", "func A.B.C.F.g()",
        "typealias A.B.C.G", "var A.last", "extension A.B<Int>.C", "func A.B<Int>.C.h()",
      ])
    #expect(file["A.B"]?.isGeneric == true)
    #expect(file["A.B.C"]?.isGeneric == false)
  }

  @Test(
    "The inheritance clause lists what is written",
    arguments: [
      ("class A<T>: B<T>, C.D, @unchecked Sendable {}", ["B<T>", "C.D", "@unchecked Sendable"]),
      ("struct A: ~Copyable, P & Q where T: R {}", ["~Copyable", "P & Q"]),
      (
        "extension A: @retroactive B, @preconcurrency C, nonisolated D {}",
        ["@retroactive B", "@preconcurrency C", "nonisolated D"]
      ),
      ("enum A: Int, B {}", ["Int", "B"]), ("protocol A: class {}", ["class"]),
      ("protocol A: AnyObject, class {}", ["AnyObject", "class"]),
      ("actor A: B\n{}", ["B"]), ("class A {}", []), ("class A: B::C {}", ["B::C"]),
    ])
  func inherited(text: String, inherited: [String]) {
    let file = SourceFile(text + "\nlet last = 1")
    #expect(file.declarations.first?.inherited == inherited)
    #expect(file.declarations.map(\.name).last == "last")
  }

  @Test(
    "Words that are also names begin a declaration only where one follows",
    arguments: [
      ("actor A {}", ["actor A"]), ("actor.run()", []), ("actor { }", []), ("actor = b", []),
      ("let actor = 1", ["let actor"]),
      ("actor actor {}", ["actor actor"]), ("open class A {}", ["class A"]), ("open(file)", []), ("open.run()", []),
      ("open(file)\nclass A {}", ["class A"]), ("package struct A {}", ["struct A"]), ("package.targets += [a]", []),
      ("macro(1)", []), ("prefix(3)\nstruct A {}", ["struct A"]), ("async let a = b, c = d", ["let a", "let c"]),
      ("async\nlet a = 1", ["let a"]),
      ("final = 1", []), ("lazy { }", []), ("distributed actor A {}", ["actor A"]), ("indirect enum A {}", ["enum A"]),
      ("nonisolated(unsafe) let a = 1", ["let a"]), ("get { 1 }", []), ("optional?.a", []), ("some.a", []),
      ("each.a", []),
    ])
  func contextualWords(text: String, outline: [String]) {
    #expect(SourceFile(text + "\nlet last = 1").outline == outline + ["let last"])
  }

  @Test(
    "Modifiers are kept in order, with their arguments",
    arguments: [
      ("public private(set) var a = 1", ["public", "private(set)"]), ("private( set ) var a = 1", ["private(set)"]),
      ("unowned(unsafe) let a: B", ["unowned(unsafe)"]),
      ("nonisolated(unsafe) static var a = 1", ["nonisolated(unsafe)", "static"]),
      ("nonisolated(nonsending) func a() async {}", ["nonisolated(nonsending)"]),
      ("final override class func a() {}", ["final", "override", "class"]),
      ("class var a: Int { 1 }", ["class"]),
      ("required convenience public init() {}", ["required", "convenience", "public"]),
      ("prefix static func -(a: S) -> S { a }", ["prefix", "static"]), ("lazy weak var a: B?", ["lazy", "weak"]),
      ("__consuming func a() {}", ["__consuming"]), ("public\n// c\nfinal\nclass A {}", ["public", "final"]),
    ])
  func modifiers(text: String, modifiers: [String]) {
    #expect(SourceFile("class X { \(text) ; let last = 1 }").declarations.first?.members.first?.modifiers == modifiers)
    #expect(SourceFile("class X { \(text) ; let last = 1 }")["X.last"] != nil)
  }

  @Test(
    "Imports keep their path, kind, attributes and access level",
    arguments: [
      ("import A", nil, ["A"], []), ("import A.B.C", nil, ["A", "B", "C"], []),
      ("import struct A.B", "struct", ["A", "B"], []),
      ("public import A", nil, ["A"], ["public"]),
      ("import A; let b = 1", nil, ["A"], []),
      ("@testable @_spi(X) package import class A.B", "class", ["A", "B"], ["package"]),
      ("import `A`.B", nil, ["`A`", "B"], []),
    ] as [(String, String?, [String], [String])])
  func imports(text: String, kind: String?, path: [String], modifiers: [String]) {
    let file = SourceFile(text)
    #expect(file.imports.map(\.kind) == [kind])
    #expect(file.imports.map(\.path) == [path])
    #expect(file.imports.map(\.modifiers) == [modifiers])
    #expect(file.imports.first?.attributes.map(\.text) == (text.hasPrefix("@") ? ["@testable", "@_spi(X)"] : []))
  }

  @Test(
    "Operators and precedence groups declare nothing that counts, and end where they end",
    arguments: [
      "infix operator +++: A", "infix operator +++ : A, B;", "prefix operator +++",
      "postfix operator +++\npostfix operator ---",
      "infix operator /^ : A", "infix operator ^/ : A", "prefix operator /", "infix operator ⊕",
      "infix operator +++ { }",
      "precedencegroup A { higherThan: B, C lowerThan: D associativity: none }",
      "precedencegroup A {\n assignment: true }",
    ])
  func operatorDeclarations(text: String) {
    #expect(SourceFile(text + "\nlet last = 1").outline == ["let last"])
  }

  @Test("Names may need backticks, and keep them")
  func backticks() {
    let file = SourceFile(
      """
      struct `Protocol` { func `func`(`in` x: Int) {} ; static let `default` = 1 ; func `raw name: (1) {`() {} }
      extension `Protocol`: P {} ; actor `actor` {} ; let 👨‍👩‍👧 = 1, été = 2
      """)
    #expect(
      file.outline == [
        "struct `Protocol`", "func `Protocol`.`func`(`in`:)", "let `Protocol`.`default`",
        "func `Protocol`.`raw name: (1) {`()",
        "extension `Protocol`", "actor `actor`", "let 👨‍👩‍👧", "let été",
      ])
  }
}
