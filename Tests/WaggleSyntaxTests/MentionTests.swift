import Testing
import WaggleSyntax

@Suite struct MentionTests {
  /// What a source says of services, a line each: `get P`, with what is special behind it; without types handed on.
  private func mentions(_ source: MarkedSource) -> [String] {
    source.parsed.mentions.services.filter { $0.kind != .handedOn }.map { mention in
      var text = "\(mention.kind) \(mention.type)"
      switch mention.name {
      case .none: break
      case .text(let name): text += " \"\(name)\""
      case .computed: text += " named"
      }
      if mention.isOptional { text += " optional" }
      if mention.isUnchecked { text += " unchecked" }
      if mention.hasArgument { text += " argument" }
      if mention.isOfRegistry { text += " registry" }
      if !mention.enclosing.isEmpty { text += " in \(mention.enclosing)" }
      if !mention.conditions.isEmpty { text += " if \(mention.conditions.joined(separator: " && "))" }
      return text
    }
  }

  @Test(
    "A service is named where it is asked for or registered",
    arguments: [
      ("let p = try r.get(⚑P.self)", ["get P"]),
      ("let p = try r.get(⚑(any P).self)", ["get any P"]),
      ("let p = try r.get(⚑API.P.self)", ["get API.P"]),
      ("let p = try r.get(⚑API::P.self)", ["get API::P"]),
      ("let p = try r.get(⚑Box<P>.self)", ["get Box<P>"]),
      ("let p = try r.get(⚑[any P].self)", ["get [any P]"]),
      ("let p = try r.get(⚑P?.self)", ["get P?"]),
      ("let p = try await r.get(waitingFor: ⚑P.self)", ["get P"]),
      ("let p = try r.get(\n  ⚑P.self,\n  named: \"a\"\n)", ["get P \"a\""]),
      ("let p = try r.get(⚑P.self, named: \"a\")", ["get P \"a\""]),
      ("let p = try r.get(⚑P.self, named: nil)", ["get P"]),
      ("let p = try r.get(⚑P.self, named: name)", ["get P named"]),
      ("let p = try r.get(⚑P.self, named: .main)", ["get P named"]),
      ("let p = try r.get(⚑P.self, named: \"a\" + b)", ["get P named"]),
      ("let p = try r.get(⚑P.self, named: \"a\\(b)\")", ["get P named"]),
      ("let p = try r.get(⚑P.self, with: 1)", ["get P argument"]),
      ("let p = try r.get(⚑P.self, isolation: MainActor.shared, file: f, line: 1)", ["get P"]),
      ("let p = try r.get(⚑P.self).find(⚑Q.self, r.get(⚑Q.self))", ["get P", "get Q"]),
      ("let p = try r.getAll(⚑P.self)", ["getAll P"]),
      ("let p = r.contains(⚑P.self)", ["contains P optional"]),
      ("let p = try? r.get(⚑P.self)", ["get P optional"]),
      ("let p = (try? await r.get(waitingFor: ⚑P.self)) ?? q", ["get P optional"]),
      ("let p = try! r.get(⚑P.self)", ["get P"]),
      ("if let p = try? r.get(⚑P.self) { try r.get(⚑Q.self) }", ["get P optional", "get Q"]),
      ("guard let p = try? r.get(⚑P.self) else { try r.get(⚑Q.self) }", ["get P optional", "get Q"]),
      ("let p = try? make { try r.get(⚑P.self) }\nlet q = try r.get(⚑Q.self)", ["get P optional", "get Q"]),
      ("while try r.get(⚑P.self).next() { try? r.get(⚑Q.self) }", ["get P", "get Q optional"]),
      ("let p = try r.get(⚑P.self) // @service:unchecked", ["get P unchecked"]),
      (
        "let p = try r.get(\n  ⚑P.self) // @service:unchecked\nlet q = try r.get(⚑Q.self)",
        ["get P unchecked", "get Q"]
      ),
      ("let p = try r.get(⚑P.self) // see @service:unchecked", ["get P"]),
      ("let p = ServiceRegistry()\np.get(⚑P.self)", ["get P registry"]),
      ("func f(p: ServiceResolver) { p.get(⚑P.self); q.get(⚑P.self) }", ["get P registry", "get P"]),
      ("struct A { let p: ServiceRegistry; func f() { self.p.get(⚑P.self) } }", ["get P registry in A"]),
      ("ServiceRegistry.shared.get(⚑P.self)", ["get P registry"]),
      ("Waggle.ServiceRegistry.current.get(⚑P.self)", ["get P registry"]),
      ("shared.get(⚑P.self)", ["get P"]),
      ("a?.r?.get(⚑P.self)", ["get P"]),
      ("f().get(⚑P.self)", ["get P"]),
      (
        "extension ServiceRegistry { func f() { get(⚑P.self); register(⚑Q.self) { q } } }",
        ["get P registry in ServiceRegistry", "register Q registry in ServiceRegistry"]
      ),
      (
        "r.register(⚑P.self, scope: .singleton) { services in A(q: try services.get(⚑Q.self)) }",
        ["register P", "get Q"]
      ),
      ("r.register(⚑P.self, named: \"a\", taking: Int.self, make)", ["register P \"a\" argument"]),
      ("r.override(⚑(any P).self) { FakeP() }", ["override any P"]),
      ("r.unregister(⚑P.self)", ["unregister P"]),
      ("let p = LazyService(⚑P.self, named: \"a\", from: r)", ["lazy P \"a\" registry"]),
      ("let p: LazyService<⚑any P> = LazyService(from: r)", ["lazyType any P registry"]),
      ("let p = LazyService<⚑P>(named: \"a\", from: r)", ["lazy P \"a\" registry"]),
      ("struct A { init(p: Waggle.LazyService<⚑any P>) {} }", ["lazyType any P registry in A"]),
      ("struct A { @Injected var p: ⚑any P }", ["injected any P registry in A"]),
      ("struct A { @Injected(\"a\") private var p: ⚑P }", ["injected P \"a\" registry in A"]),
      ("struct A { @Injected(.a) private(set) var p: ⚑P }", ["injected P named registry in A"]),
      (
        "@MainActor struct A { @State @MainInjected() @Old var p: ⚑(any P)? }",
        ["mainInjected (any P)? registry in A"]
      ),
      ("struct A { @Waggle.Injected var p: ⚑P; var q: Q }", ["injected P registry in A"]),
      (
        "#if A\nr.get(⚑P.self)\n#elseif B\nr.get(⚑Q.self)\n#else\nr.get(⚑R.self)\n#endif\nr.get(⚑S.self)",
        ["get P if A", "get Q if !(A) && B", "get R if !(A) && !(B)", "get S"]
      ),
      ("struct A { enum B { func f() { struct C { let p = r.get(⚑P.self) } } } }", ["get P in A.B"]),
      ("extension A.B { actor C { let p = r.get(⚑P.self) } }", ["get P in A.B.C"]),
      (
        "class A { class func f() { r.get(⚑P.self) } class var b: Int { r.get(⚑Q.self) } }",
        ["get P in A", "get Q in A"]
      ),
      ("let actor = 1\nactor.get(⚑P.self)\nactor\nB { r.get(⚑P.self) }", ["get P", "get P"]),
      ("func f<T>(t: T) { r.get(⚑P.self) }\nfunc g() { r.get(⚑T.self) }", ["get P", "get T"]),
      (
        "if r.contains(⚑P.self) { r.get(⚑P.self) }\nr.get(⚑Q.self)", ["contains P optional", "get P optional", "get Q"]
      ),
      (
        "func f() { guard r.contains(⚑(any P).self) else { return }; r.get(⚑P.self) }",
        ["contains any P optional", "get P optional"]
      ),
      ("func f<T>(_ make: () -> Int = { r.get(⚑P.self) }, b: T) { r.get(T.self) }", ["get P"]),
      ("protocol A { func f<P>() }\nlet p = r.get(⚑P.self)", ["get P"]),
      ("func f() { r.get(⚑P.self) }\nfunc g() { if r.contains(⚑P.self) {} }", ["get P", "contains P optional"]),
      ("func f() { r.get(⚑P.self, named: \"a\"); r.contains(⚑P.self) }", ["get P \"a\"", "contains P optional"]),
      ("@Test func f() throws { #expect(try r.get(⚑P.self).x == 1) }", ["get P"]),
      ("let a = b ? try r.get(⚑P.self) : c", ["get P"]),
      ("r.get(⚑P.self,\n  // @service:unchecked\n  named: \"a\")", ["get P \"a\" unchecked"]),
    ] as [(MarkedSource, [String])])
  func found(source: MarkedSource, wanted: [String]) {
    #expect(mentions(source) == wanted)
    #expect(source.parsed.problems.isEmpty)
    let positions = Set(source.parsed.mentions.services.filter { $0.kind != .handedOn }.map(\.position))
    #expect(source.positions.filter(positions.contains).count == positions.count)
  }

  @Test(
    "What only looks like it names none",
    arguments: [
      "// r.get(P.self)", "/* r.get(P.self) */", "let s = \"r.get(P.self)\"", "let s = \"\"\"\nr.get(P.self)\n\"\"\"",
      "let s = #\"r.get(P.self)\"#", "let s = /r.get(P.self)/", "get(P.self)", "#get(P.self)", "r.get(p)",
      "r.get(type)",
      "r.get(P.self, default: 1)", "r.get(P.self, for: 1)", "r.get(P.self, p)", "r.get(P.Type)", "r.get(P.self.x)",
      "r.get(\\.self)", "r.get\n(P.self)", "r.gets(P.self)", "func get(P: Int) {}", "var p: P { get }",
      "func f<T>() { r.get(T.self) }", "struct A<T> { let p = r.get(T.self); let q: LazyService<T> }",
      "struct A<T> { @Injected var t: T }", "func f<each T>() { r.get(T.self) }", "r.get(Self.self)",
      "func f() { protocol P {}; r.get(P.self) }", "func f() { typealias P = Q; r.get(P.self) }",
      "func f<T>() { func g() { r.get(Box<T>.self) } }", "protocol Q { associatedtype P }; extension Q {}",
      "struct LazyService<T> {}", "Other.LazyService<P>()", "@Other.Injected var p: P", "@Injected var p = q",
      "@injected var p: P", "enum E { case get(P) }", "x.register(cell, for: id)", "override func get() {}",
    ] as [MarkedSource])
  func silent(source: MarkedSource) {
    #expect(mentions(source).isEmpty)
  }

  @Test(
    arguments: [
      ("provide(⚑P.self, Q())", ["P"]), ("[A.self, (any B).self].forEach(f)", ["A", "any B"]),
      ("let t = API.P.self", ["API.P"]),
      ("r.get(P.self)", []), ("x.map(\\.self)", []), ("f(self)", []), ("r.get(P.self, default: Q.self)", ["Q"]),
    ] as [(MarkedSource, [String])])
  func `other types are noted, for somebody may hand them on`(source: MarkedSource, wanted: [String]) {
    #expect(source.parsed.mentions.metatypes == wanted)
    let handedOn = source.parsed.mentions.services.filter { $0.kind == .handedOn }
    #expect(handedOn.map(\.position) == source.positions)
  }

  @Test(
    arguments: [
      ("func f<T>(_ t: T.Type) { r.register(t) { x } }", true),
      ("func f<T>(_ t: T.Type) { r.register(T.self) { x } }", true),
      ("func f<T>(_ t: T.Type) { r.override(t) { x } }", true), ("func register(in r: ServiceRegistrar) {}", true),
      ("r.register(P.self) { x }", false), ("func f<T>(_ t: T.Type) { r.unregister(t) }", false),
      ("override func f() {}", false), ("r.get(t)", false),
    ] as [(MarkedSource, Bool)])
  func `a registration whose type only a caller knows is noted`(source: MarkedSource, wanted: Bool) {
    #expect(source.parsed.mentions.registersOthers == wanted)
  }

  @Test(
    arguments: [
      ("func f<S>(_ s: S) { r.register(type(of: s)) { s } }", true, false),
      ("func f<S>(_ make: () -> S) { r.register(S.self) { make() } }", true, false),
      ("func f<S>() -> S { try! r.get(S.self) }", false, true),
      ("func f<S>(_ s: S.Type) -> S { try! r.get(S.self) }", false, false),
      ("func f<S>(_ s: S.Type, _ make: () -> S) { r.register(S.self) { make() } }", false, false),
      ("table.register(nib, forCell: id)\nlet t = P.self", false, false),
      ("defaults.register(defaults: [:])", false, false),
    ] as [(MarkedSource, Bool, Bool)])
  func `a type that follows from a value or a result is noted`(source: MarkedSource, registers: Bool, asks: Bool) {
    #expect(source.parsed.mentions.registersUnknown == registers)
    #expect(source.parsed.mentions.asksForUnknown == asks)
  }

  @Test(
    arguments: [
      ("extension ServiceRegistry { func find<S>(_ s: S.Type) -> S? { try? get(s) } }", ["find"]),
      ("func find<S>(_ s: S.Type, in r: ServiceRegistry) -> S { try! r.get(S.self) }", ["find"]),
      ("func all<S>(_ s: S.Type, in r: ServiceRegistry) -> [S] { try! r.getAll(s) }", ["all"]),
      ("func find<S>(in r: ServiceRegistry) -> S { try! r.get(S.self) }", []),
      ("func find<S>(_ s: S.Type, in r: ServiceRegistry) {}; func g(r: ServiceRegistry) { r.get(t) }", []),
    ] as [(MarkedSource, [String])])
  func `functions that ask for what they are handed are noted`(source: MarkedSource, wanted: [String]) {
    #expect(source.parsed.mentions.askers == wanted)
  }

  @Test(
    arguments: [
      ("struct Cache { func get<T>(_ type: T.Type) -> T? { nil } }", ["get"]),
      ("protocol Cache { func getAll<T>(_ type: T.Type) -> [T] }", ["getAll"]),
      ("func get(_ type: Any.Type) {}", ["get"]), ("func get(_ key: String) {}", []),
      ("func got(_ type: Any.Type) {}", []),
      ("@attached(accessor) macro Injected() = #externalMacro(module: \"M\", type: \"T\")", ["Injected"]),
    ] as [(MarkedSource, [String])])
  func `functions and macros that could be meant instead are noted`(source: MarkedSource, wanted: [String]) {
    #expect(source.parsed.mentions.namesakes == wanted)
  }
}
