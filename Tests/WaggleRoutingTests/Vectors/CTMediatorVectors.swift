import Synchronization
import Testing
import Waggle
import WaggleRouting

// A target is a class whose life a scope of the registry rules; its actions are what the router performs.

extension Vector {
  @VectorList static var ctMediator: [Vector] {
    Vector("C1", .same, "a detail page opens, and one can return", [["list"], ["list", "detail"], ["list"]]) { router in
      let screen = Screen<String>()
      try router.add("app://list") { _ in "list" }
      try router.add("app://detail") { _ in "detail" }
      try await router.push("app://list", on: screen)
      var seen = [await screen.pages]
      try await router.push("app://detail", on: screen)
      seen.append(await screen.pages)
      await screen.back()
      return seen + [await screen.pages]
    }
    Vector("C2", .same, "a table's rows are made by one target that is kept", ["1 row 0", "1 row 1", "1 row 2"]) {
      router in
      router.registerTarget(scope: .singleton)
      try router.add(target: "A", action: "row") { request in
        "\(try request.services.get(Target.self).number) row \(try request.argument("index") as Int)"
      }
      try router.add("app://table") { [unowned router] _ in
        try (0..<3).map { try router.perform("A", "row", ["index": $0], as: String.self) }
      }
      let screen = Screen<[String]>()
      try await router.push("app://table", on: screen)
      return await screen.visible ?? []
    }
    Vector("C3", .same, "an action gets the parameters, and its answer is passed through", "Target_A.foo bar") {
      router in
      try router.add(target: "A", action: "foo") { "Target_A.foo \(try $0.argument("name") as String)" }
      return try router.perform("A", "foo", ["name": "bar"], as: String.self)
    }
    Vector(
      "C4", .same, "no name is asked for by nobody; an empty one is a name that nobody has",
      ["nil", "nil", "asked for .foo"]
    ) { router in
      let calls = Calls()
      try router.add(target: "A", action: "foo") { _ in "answer" }
      router.notFound { calls.add("asked for \($0.url)") }
      let names: [(target: String?, action: String?)] = [(nil, "foo"), ("A", nil)]
      for (target, action) in names {
        let answer = try target.flatMap { target in
          try action.map { try router.perform(target, $0, as: String.self) }
        }
        calls.add(answer ?? "nil")
      }
      try router.perform("", "foo")
      return calls.all
    }
    Vector("C5", .same, "a target is told from another module's by that module's name", ["A", "M.A"]) { router in
      try router.add(target: "A", action: "foo") { _ in "A" }
      try router.add(target: "M.A", action: "foo") { _ in "M.A" }
      return try ["A", "M.A"].map { try router.perform($0, "foo", as: String.self) }
    }
    Vector("C6", .same, "a target that is kept answers twice", [1, 1]) { router in
      router.registerTarget(scope: .singleton)
      try router.addActionFoo()
      return try [router.performFoo(), router.performFoo()]
    }
    Vector("C7", .different, "whether a target is kept is said where it is registered, not by a call", [1, 1, 2, 3]) {
      router in
      let made = Numbers()
      router.registry.register(Target.self, named: "kept", scope: .singleton) { Target(made.next()) }
      router.registry.register(Target.self, named: "new") { Target(made.next()) }
      for name in ["kept", "new"] {
        try router.add(target: "A", action: name) { request in
          try request.services.get(Target.self, named: ServiceName(name)).number
        }
      }
      return try ["kept", "kept", "new", "new"].map { try router.perform("A", $0, as: Int.self) }
    }
    Vector("C8", .same, "a target that is not kept is made twice", [1, 2]) { router in
      router.registerTarget(scope: .transient)
      try router.addActionFoo()
      return try [router.performFoo(), router.performFoo()]
    }
    Vector("C9", .same, "after a target was let go of there is a new one", [1, 1, 2]) { router in
      router.registerTarget(scope: .weak)
      try router.addActionFoo()
      var held: Target? = try router.registry.get(Target.self)
      let first = try [held?.number ?? 0, router.performFoo()]
      held = nil
      return try first + [router.performFoo()]
    }
    Vector("C10", .same, "to let go of another name lets go of nothing", [1, 1]) { router in
      router.registerTarget(scope: .singleton)
      try router.addActionFoo()
      let first = try router.performFoo()
      router.registry.unregister(Target.self, named: "A")
      return try [first, router.performFoo()]
    }
    Vector("C11", .same, "what has no target falls back, with names and parameters", ["X", "y", "X.y", "X.y", "1234"]) {
      router in
      let calls = Calls()
      router.notFound { request in
        for name in ["target", "action", "key", "url"] { calls.add(try request[name]) }
        calls.add(try request.object("id"))
      }
      try router.perform("X", "y", ["id": "1234"])
      return calls.all
    }
    Vector("C12", .same, "without a fallback it is an error, and no crash", ["notFound", "nil"]) { router in
      [
        try await code { try router.perform("X", "y") },
        (try? router.perform("X", "y", as: String.self)) ?? "nil",
      ]
    }
    Vector("C13", .same, "a target may answer for actions that it has not, and is kept", ["not found 1234", "1", "1"]) {
      router in
      router.registerTarget(scope: .singleton)
      try router.addActionFoo()
      try router.add(target: "A", action: "notFound") { "not found \(try $0.argument("id") as String)" }
      let first = try router.performFoo()
      let answer = try router.perform("A", "nope", ["id": "1234"], as: String.self)
      return [answer, "\(first)", "\(try router.performFoo())"]
    }
    Vector("C14", .same, "without that it falls back, and the target is dropped", ["1", "1", "A.nope nil", "2"]) {
      router in
      router.registerTarget(scope: .weak)
      try router.addActionFoo()
      let kept = Kept(try router.registry.get(Target.self))
      router.notFound { request -> String? in
        kept.drop()
        return nil
      }
      let before = try [router.performFoo(), router.performFoo()]
      let answer = try router.perform("A", "nope", as: String?.self)
      return before.map(String.init) + ["A.nope \(answer ?? "nil")", "\(try router.performFoo())"]
    }
    Vector("C15", .same, "an answer may be nothing, a number or an object", ["()", "-7", "true", "1.5", "8", "true"]) {
      router in
      let object = Target(0)
      try router.add(target: "A", action: "void") { _ in }
      try router.add(target: "A", action: "int") { _ in -7 }
      try router.add(target: "A", action: "bool") { _ in true }
      try router.add(target: "A", action: "double") { _ in 1.5 }
      try router.add(target: "A", action: "uint") { _ in 8 as UInt }
      try router.add(target: "A", action: "object") { _ in object }
      let isSame = try router.perform("A", "object", as: Target.self) === object
      return try [
        "\(router.perform("A", "void"))", "\(router.perform("A", "int", as: Int.self))",
        "\(router.perform("A", "bool", as: Bool.self))", "\(router.perform("A", "double", as: Double.self))",
        "\(router.perform("A", "uint", as: UInt.self))", "\(isSame)",
      ]
    }
    Vector(
      "C16", .fixed, "an answer of any type is what was asked for, or an error", ["2.5", "3", "4", "result", "result"]
    ) {
      router in
      struct Size: Sendable { let width: Int }
      try router.add(target: "A", action: "float") { _ in 2.5 as Float }
      try router.add(target: "A", action: "int32") { _ in 3 as Int32 }
      try router.add(target: "A", action: "struct") { _ in Size(width: 4) }
      return [
        "\(try router.perform("A", "float", as: Float.self))", "\(try router.perform("A", "int32", as: Int32.self))",
        "\(try router.perform("A", "struct", as: Size.self).width)",
        try await code { try router.perform("A", "float", as: Double.self) },
        try await code { try router.perform("A", "struct", as: Int.self) },
      ]
    }
    Vector("C17", .same, "a URL reaches an action, whose target is not kept", ["1 1234", "2 1234"]) { router in
      router.registerTarget(scope: .transient)
      try router.add(target: "A", action: "foo") { request in
        "\(try request.services.get(Target.self).number) \(try request.argument("id") as String)"
      }
      try router.add("aaa://A/foo", access: .public) { [unowned router] request in
        try router.perform("A", "foo", ["id": try request["id"] as String], as: String.self)
      }
      return [
        try await router.open(external: "aaa://A/foo?id=1234", as: String.self),
        try await router.open(external: "aaa://A/foo?id=1234", as: String.self),
      ]
    }
    Vector("C18", .same, "a URL may be answered with nil", true) { router in
      try router.add("aaa://A/foo", access: .public) { _ in String?.none }
      return try await router.open(external: "aaa://A/foo", as: String?.self) == nil
    }
    Vector("C19", .fixed, "a native action is refused, and the caller is told", ["refused", "fine", "foo"]) { router in
      let calls = Calls()
      try router.add("aaa://A/nativeFoo") { _ in calls.add("foo") }
      let outside = try await code { try await router.open(external: "aaa://A/nativeFoo") }
      return [outside, try await code { try await router.open("aaa://A/nativeFoo") }] + calls.all
    }
    Vector(
      "C20", .different, "trust is a flag of the route and no part of its name",
      ["refused", "refused", "fine", "fine"]
    ) { router in
      try router.add("aaa://A/NativeFoo") { _ in }
      try router.add("aaa://A/xnative") { _ in }
      try router.add("aaa://A/nativeShare", access: .public) { _ in }
      return [
        try await code { try await router.open(external: "aaa://A/NativeFoo") },
        try await code { try await router.open(external: "aaa://A/xnative") },
        try await code { try await router.open(external: "aaa://A/nativeShare") },
        try await code { try await router.open("aaa://A/NativeFoo") },
      ]
    }
    Vector("C21", .same, "no other spelling gets by", ["notFound", "refused", "refused"]) { router in
      let calls = Calls()
      try router.add("aaa://A/native") { _ in calls.add("native") }
      var codes: [String] = []
      for url in ["aaa://A/na/tive", "aaa://A//native", "aaa://A/%6Eative"] {
        codes.append(try await code { try await router.open(external: url) })
      }
      return codes + calls.all
    }
    Vector(
      "C22", .different, "a slash parts segments and is not left out", ["aaa://A/foobar"],
      ["aaa://A/foo/bar": .error(.notFound), "aaa://A/foobar": .by("aaa://A/foobar")])
    Vector(
      "C23", .fixed, "a repeated parameter keeps all values, and a flag is there", ["aaa://A/foo"],
      ["aaa://A/foo?a=1&a=2&b": .by("aaa://A/foo", ["a": "1, 2", "b": ""])])
    Vector(
      "C24", .different, "no parameter of a URL chooses the module", ["aaa://A/foo", "aaa://M.A/foo"],
      [
        "aaa://A/foo?kCTMediatorParamsKeySwiftTargetModuleName=M":
          .by("aaa://A/foo", ["kCTMediatorParamsKeySwiftTargetModuleName": "M"])
      ])
    Vector("C25", .fixed, "an empty URL is an error", "notFound") { router in
      try router.add("aaa://A/foo", access: .public) { _ in }
      return try await code { try await router.open(external: "") }
    }
    Vector("C26", .fixed, "to check a target is to check its action", [true, false, false]) { router in
      try router.addActionFoo()
      return [router.canPerform("A", "foo"), router.canPerform("A", "bar"), router.canPerform("B", "foo")]
    }
    Vector(
      "C27", .different, "a scheme that no pattern names is refused", ["aaa://A/foo"],
      ["bbb://A/foo": .error(.notFound), "aaa://A/foo": .by("aaa://A/foo"), "AAA://a/foo": .by("aaa://A/foo")])
  }
}

extension Router {
  fileprivate func registerTarget(scope: FreshScope) {
    let made = Numbers()
    registry.register(Target.self, scope: scope) { Target(made.next()) }
  }

  fileprivate func registerTarget(scope: SharedScope) {
    let made = Numbers()
    registry.register(Target.self, scope: scope) { Target(made.next()) }
  }

  /// An action that tells which instance of its target answers.
  fileprivate func addActionFoo() throws {
    try add(target: "A", action: "foo") { try $0.services.get(Target.self).number }
  }

  fileprivate func performFoo() throws -> Int { try perform("A", "foo", as: Int.self) }
}

private final class Target: Sendable {
  /// Which instance this is, from 1.
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}

private final class Numbers: Sendable {
  private let last = Mutex(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

/// Holds a target until it is dropped.
private final class Kept: Sendable {
  private let target: Mutex<Target?>

  init(_ target: Target) {
    self.target = Mutex(target)
  }

  func drop() {
    target.withLock { $0 = nil }
  }
}
