import Testing
import WaggleSyntax

@Suite struct StatementTests {
  @Test(
    "A statement at file level is stepped over, with what it declares",
    arguments: [
      "if a { let b = 1 } else if let c { } else { }", "if a == [1: { 2 }] { }", "if a, { b }() { }", "if !{ a }() { }",
      "if case .a(let b)? = c, case let d as E = f { }",
      "if a is B<C> { }", "if a < b { }", "if A<B>.c { }", "if #available(iOS 1, *), a { }",
      "if a.contains(where: { $0 }) { }", "if \"\\(a { b })\" == c { }",
      "if /}/.a { }", "if a / b == c / d { }", "if a {\n} // c\nelse {\n}", "if a\n  && b { }", "if let x: Int = y { }",
      "if f { $0 } == 1 { }",
      "guard let a = b, c else { return }", "guard let a = (b { $0 }) else { return }",
      "guard case .a(let x) = b else { d }",
      "while let a = b.next() { }", "while a < b { }", "repeat { } while a", "repeat {\n}\nwhile a && b",
      "for a in b where c.d { }",
      "for case let .a(b) in c { }", "for try await a in b.map({ $0 }) { }", "for a in [b, c] { }", "for _ in 0... { }",
      "for a: Int in b { }",
      "switch a { case b: let c = 1; struct D {}\ndefault: break }",
      "switch (a, b) { case (c, d) where e: f\n@unknown default: d }",
      "switch a {\n#if B\ncase c: d\n#endif\ndefault: e }", "switch a { case \"}\": e\ncase 1...2: f\ndefault: g }",
      "do { let a = 1 } catch let b as C where d { } catch { }", "do { } catch { }",
      "do throws(A) { } catch A.b(let c), D.e { }", "do { } catch is A { }",
      "defer { }", "a: for b in c { continue a }", "a: do { break a }", "a: repeat { } while b", "throw a { }",
      "return", "break", "a", "a()", "a { } b: { }",
      "a.b.c()\n  .d()", "a += b", "a[b] = c", "_ = a", "(a, b) = (c, d)", "[a, b].c { }", "{ a }()", "-a", "\"a\".b()",
      ".a", "\\.a", "/a}/", "#a { struct B {} }",
      "self.a()", "try! a { }", "await a()", "yield a", "discard self", "unsafe a()", ";;a;", "a\n#if C\n.d()\n#endif",
    ])
  func stepped(text: String) {
    #expect(SourceFile(text + "\nlet last = 1").outline == ["let last"])
    #expect(SourceFile("func f() { \(text)\n}\nlet last = 1").outline == ["func f()", "let last"])
    #expect(SourceFile("#if A\n\(text)\n#endif\nlet last = 1").outline == ["let last"])
    #expect(SourceFile(text + "\nlet last = 1").problems.isEmpty)
  }

  @Test("Declarations between statements are read, local ones are not")
  func mixed() {
    let file = SourceFile(
      """
      import A
      print("{")
      struct B { func c() { struct D { let e = 1 } ; func g() {} } }
      if x { struct H {} }
      extension B: P {}
      let i = { struct J {} }
      for k in l { let m = k }
      func n() -> Int { 1 }
      """)
    #expect(file.outline == ["import A", "struct B", "func B.c()", "extension B", "let i", "func n()"])
  }
}
