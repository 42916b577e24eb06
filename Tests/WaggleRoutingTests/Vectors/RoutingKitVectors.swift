import Testing
import Waggle
import WaggleRouting

extension Vector {
  @VectorList static var routingKit: [Vector] {
    Vector(
      "K1", .same, "a parameter comes last", ["foo/bar/baz/:user"],
      ["foo/bar/baz/Tanner": .by("foo/bar/baz/:user", ["user": "Tanner"])])
    Vector(
      "K2", .same, "a literal's case counts", ["path/TO/fOo"],
      ["PATH/tO/FOo": .error(.notFound), "path/TO/fOo": .by("path/TO/fOo")])
    Vector("K3", .same, "unless the router is told otherwise", Reply.by("path/TO/fOo")) { plain in
      let router = Router(registry: plain.registry, isCaseInsensitive: true)
      try router.add(["path/TO/fOo"])
      return await router.reply(to: "PATH/tO/FOo")
    }
    Vector(
      "K4", .same, "a star is one segment", ["a/*"],
      ["a/b": .by("a/*"), "a/a": .by("a/*"), "a": .error(.notFound)])
    Vector(
      "K6", .same, "a pattern wants all of its segments", ["c/:1/:2/*"],
      ["c": .error(.notFound), "c/a": .error(.notFound), "c/a/b/c": .by("c/:1/:2/*", ["1": "a", "2": "b"])])
    Vector(
      "K7", .same, "and no more than these", ["d/:1/:2"],
      ["d/a/b": .by("d/:1/:2", ["1": "a", "2": "b"]), "d/a/b/c": .error(.notFound), "d/a": .error(.notFound)])
    Vector(
      "K8", .same, "two stars are all that follows", ["e/:1/**"],
      ["e/1/b/a": .by("e/:1/**", ["1": "1"], rest: ["b", "a"])])
    Vector(
      "K9", .same, "a star comes first", ["*/e/:1"],
      ["f/e/1": .by("*/e/:1", ["1": "1"]), "g/e/1": .by("*/e/:1", ["1": "1"])])
    Vector("K11", .same, "a literal is not taken for one that it begins", [Reply.by("a"), .by("aa")]) { plain in
      let router = Router(registry: plain.registry, isCaseInsensitive: true)
      try router.add(["a", "aa"])
      return await router.replies(to: ["a", "aa"])
    }
    Vector(
      "K12", .same, "a parameter keeps its case", ["users/:user"],
      ["users/Tanner": .by("users/:user", ["user": "Tanner"])])
    Vector("K13", .same, "a parameter is decoded", ["a/:b"], ["a/te%20st": .by("a/:b", ["b": "te st"])])
    Vector("K14", .same, "two stars want a segment, unless they are all", nested, ["a": .by("**", rest: ["a"])])
    Vector("K16", .same, "of several the longest answers", nested, ["a/b/c": .by("a/b/**", rest: ["c"])])
    Vector("K17", .same, "or the next that fits", nested, ["a/c": .by("a/**", rest: ["c"])])
    Vector(
      "K18", .same, "or that for everything", nested,
      ["b": .by("**", rest: ["b"]), "b/c/d/e": .by("**", rest: ["b", "c", "d", "e"])])
    Vector("K20", .same, "neither a parameter nor two stars are for nothing", users, ["users": .error(.notFound)])
    Vector(
      "K21", .same, "a dead end is left again, with what was found in it", users,
      ["users/stevapple": .by("users/**", rest: ["stevapple"])])
    Vector("K24", .same, "a pattern's description is its text", texts) { _ in
      try texts.map { try RoutePattern($0).description }
    }
    Vector(
      "K25", .same, "a text tells the kind of its segment, put together or not",
      ["path", ":path = path = other", "* = other", "** = other = other/one"]
    ) { plain in
      let name = "path"
      return try [name, ":\(name)", "*", "**"].map { pattern in
        let router = Router(registry: plain.registry)
        try router.add([pattern])
        guard let match = try router.match("path") else { return "none" }
        let fitting = ["other", "other/one"].filter { router.canOpen($0) }
        return ([match.pattern] + (match["path"].map { [$0] } ?? []) + fitting).joined(separator: " = ")
      }
    }
    Vector("K26", .same, "a match names its parameters", ["none", "bar baz bam", "bar [bam]"]) { router in
      for pattern in ["foo/:bar/:baz/:bam", "bar/:bar/**"] {
        try router.add(pattern) { request in
          let rest = request.rest.isEmpty ? "" : " [\(request.rest.joined(separator: " "))]"
          return request.names.joined(separator: " ") + rest
        }
      }
      let none = try router.match("foo")?.pattern ?? "none"
      return [
        none, try await router.open("foo/a/b/c", as: String.self),
        try await router.open("bar/baz/bam", as: String.self),
      ]
    }
    Vector(
      "K27", .same, "a part of a segment has a name of any kind, and may have the other part in it",
      ["test/:{my-file}.json"],
      [
        "test/report.json": .by("test/:{my-file}.json", ["my-file": "report"]),
        "test/.json.json": .by("test/:{my-file}.json", ["my-file": ".json"]),
      ])
    Vector(
      "K29", .same, "the other part stands behind or before", ["p/:{a}-suffix", "p/:prefix-{b}"],
      [
        "p/foo-suffix": .by("p/:{a}-suffix", ["a": "foo"]),
        "p/prefix-bar": .by("p/:prefix-{b}", ["b": "bar"]),
      ])
    Vector(
      "K30", .same, "the longer part goes first", ["x/:{a}.json.json", "x/:{a}.json"],
      [
        "x/.json.json": .by("x/:{a}.json.json", ["a": ""]),
        "x/file.json": .by("x/:{a}.json", ["a": "file"]),
      ])
    Vector("K32", .fixed, "a brace that is open and a name that is there twice are errors", ["pattern", "pattern"]) {
      router in
      [
        try await code { try router.add([":{open"]) },
        try await code { try router.add([":{p}.{p}"]) },
      ]
    }
    Vector("K33", .same, "two stars alone are for the empty path", ["**"], ["": .by("**"), "/": .by("**")])
    Vector(
      "K36", .fixed, "two patterns may name one segment differently", ["orders/:id", "orders/:orderID/work/:workID"],
      [
        "orders/1": .by("orders/:id", ["id": "1"]),
        "orders/1/work/2": .by("orders/:orderID/work/:workID", ["orderID": "1", "workID": "2"]),
      ])
    Vector(
      "K38", .different, "a literal may have a slash, escaped, and is reached so", ["te%2Fst"],
      ["te%2Fst": .by("te%2Fst"), "te%2fst": .by("te%2Fst"), "te/st": .error(.notFound)])
    Vector("K39", .fixed, "one pattern is there once", ["conflict", "first", "fine", "second"]) { router in
      try router.add("a/b") { _ in "first" }
      let error = try await code { try router.add("a/b") { _ in "other" } }
      let kept = try await router.open("a/b", as: String.self)
      let replaced = try await code { try router.replace("a/b") { _ in "second" } }
      return [error, kept, replaced, try await router.open("a/b", as: String.self)]
    }
  }

  private static let nested = ["**", "a/**", "a/b/**", "a/b"]

  private static let users = ["users/:user/**", "users/**"]

  private static let texts = ["123/:45/6/789", "*/*/*/**", ":12/12/*"]
}
