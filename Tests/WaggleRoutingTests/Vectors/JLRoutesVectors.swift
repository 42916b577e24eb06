import Testing
import WaggleRouting

extension Vector {
  @VectorList static var jlRoutes: [Vector] {
    Vector(
      "J1", .different, "there is no URL that is nil; an empty one is the root", r1,
      ["": .by("/"), "tests://doesnt/exist/and/wont/match": .error(.notFound)])
    Vector("J2", .same, "a slash is the root", r1, ["tests:/": .by("/")])
    Vector("J3", .same, "an empty host is the root", r1, ["tests://": .by("/")])
    Vector("J4", .same, "an empty query counts for nothing", r1, ["tests://test?": .by("/test")])
    Vector("J5", .same, "a slash at the end counts for nothing", r1, ["tests://test/": .by("/test")])
    Vector("J6", .same, "the root has a query", r1, ["tests://?key=value": .by("/", ["key": "value"])])
    Vector(
      "J7", .same, "a parameter is one segment", r1,
      ["tests://user/view/joeldev": .by("/user/view/:userID", ["userID": "joeldev"])])
    Vector(
      "J8", .same, "a slash behind it is none of it", r1,
      ["tests://user/view/joeldev/": .by("/user/view/:userID", ["userID": "joeldev"])])
    Vector(
      "J9", .same, "a space is decoded", r1,
      ["tests://user/view/joel%20levin": .by("/user/view/:userID", ["userID": "joel levin"])])
    Vector(
      "J10", .same, "path and query give parameters", r1,
      [
        "tests://user/view/joeldev?foo=bar&thing=stuff":
          .by("/user/view/:userID", ["userID": "joeldev", "foo": "bar", "thing": "stuff"])
      ])
    Vector(
      "J11", .same, "a fragment of parameters is a query", r1,
      [
        "tests://user/view/joeldev#foo=bar&thing=stuff":
          .by("/user/view/:userID", ["userID": "joeldev", "foo": "bar", "thing": "stuff"])
      ])
    Vector(
      "J12", .same, "all segments may be parameters", r1,
      [
        "tests://post/edit/123":
          .by("/:object/:action/:primaryKey", ["object": "post", "action": "edit", "primaryKey": "123"])
      ])
    Vector(
      "J13", .same, "parameters and literals take turns", r1,
      [
        "tests://interleaving/paramvalue1/foo/paramvalue2":
          .by("/interleaving/:param1/foo/:param2", ["param1": "paramvalue1", "param2": "paramvalue2"])
      ])
    Vector(
      "J15", .same, "what is left of the path is a list of segments", r1,
      [
        "tests://xyz/wildcard/matches/with/extra/path/components":
          .by("/xyz/wildcard(/**)", rest: ["matches", "with", "extra", "path", "components"])
      ])
    Vector(
      "J16", .same, "the path's parameter goes before the query's", r1,
      ["tests://user/view/joeldev?userID=evilPerson": .by("/user/view/:userID", ["userID": "joeldev"])])
    Vector(
      "J18", .same, "what fits no pattern is not answered", r1,
      ["tests://doesnt/exist/and/wont/match": .error(.notFound)])
    Vector(
      "J19", .same, "a machine's host is no segment", r1,
      ["http://localhost/test": .by("/test"), "/test": .by("/test")])
    Vector(
      "J20", .same, "groups may be left out", r1,
      ["tests://required/mustExist": .by(optional, ["requiredParam": "mustExist"])])
    Vector(
      "J21", .same, "a group may be there", r1,
      [
        "tests://required/mustExist/optional/mightExist":
          .by(optional, ["requiredParam": "mustExist", "optionalParam": "mightExist"])
      ])
    Vector("J23", .same, "what code gives keeps its type", ["bar", "fooString", "124"]) { router in
      try router.add("/foo/:routeParam") { request in
        let number: Int = try request.object("nonStringParam")
        return [try request["routeParam"], try request.argument("stringParam"), "\(number + 1)"]
      }
      return try await router.open(
        "/foo/bar", with: ["stringParam": "fooString", "nonStringParam": 123], as: [String].self)
    }
    Vector(
      "J25", .same, "a fragment that begins with a slash is more of the path, with its query", r1,
      [
        "tests://user#/view/joeldev?foo=bar&thing=stuff":
          .by("/user/view/:userID", ["userID": "joeldev", "foo": "bar", "thing": "stuff"])
      ])
    Vector(
      "J27", .same, "an empty fragment leaves nothing for the rest", r1,
      [
        "tests://xyz/wildcard#": .by("/xyz/wildcard(/**)"),
        "tests://xyz/wildcard#/a": .by("/xyz/wildcard(/**)", rest: ["a"]),
      ])
    Vector("J29", .same, "two patterns may have one handler", ["tests://foo", "tests://bar/1"]) { router in
      let handler: @Sendable (RouteRequest) -> String = { $0.url }
      for pattern in ["/foo", "/bar/:id"] { try router.add(pattern, handler) }
      return [
        try await router.open("tests://foo", as: String.self), try await router.open("tests://bar/1", as: String.self),
      ]
    }
    Vector(
      "J31", .different, "precedence is of segments, whatever comes first, and has no numbers",
      ["/:first/:second", "/users/:id", "/users/list"],
      [
        "tests://users/list": .by("/users/list"), "tests://users/1": .by("/users/:id", ["id": "1"]),
        "tests://a/b": .by("/:first/:second", ["first": "a", "second": "b"]),
      ])
    Vector("J32", .same, "a handler may leave a request to others", ["notFound", "fine"]) { router in
      try router.add("/return/:value") { request in
        guard try request["value"] == "yes" else { throw Pass() }
      }
      return [
        try await code { try await router.open("tests://return/no") },
        try await code { try await router.open("tests://return/yes") },
      ]
    }
    Vector(
      "J33", .same, "each scheme has its own routes, and any scheme has those without",
      ["/test", "ns1://test", "ns2://test"],
      ["tests://test": .by("/test"), "ns1://test": .by("ns1://test"), "ns2://test": .by("ns2://test")])
    Vector("J35", .same, "one can ask what can be opened", [true, false]) { router in
      try router.add(["/test"])
      return [router.canOpen("tests:/test"), router.canOpen("tests:/unknown")]
    }
    Vector("J36", .same, "a pattern is there once it is added", [false, true]) { router in
      let before = router.canOpen("subscripting")
      try router.add(["/subscripting"])
      return [before, router.canOpen("subscripting")]
    }
    Vector("J37", .same, "a router of one's own answers, with nothing too", ["fine", "notFound"]) { shared in
      let router = Router(registry: shared.registry)
      try router.add("/success") { _ in }
      return [
        try await code { try await router.open("tests://success") },
        try await code { try await shared.open("tests://success") },
      ]
    }
    Vector("J38", .same, "one of two can be taken out", [Reply.error(.notFound), .by("ns3://test2")]) { router in
      try router.add(["ns3://test1", "ns3://test2"])
      router.remove("ns3://test1")
      return await router.replies(to: ["ns3://test1", "ns3://test2"])
    }
    Vector("J39", .same, "without a scheme's routes those of any scheme answer", [Reply.by("ns3://test2"), .by("/*")]) {
      router in
      try router.add(["/*", "ns3://test2"])
      let before = await router.reply(to: "ns3://test2")
      router.remove("ns3://test2")
      return [before, await router.reply(to: "ns3://test2")]
    }
    zip(40..., escapes).map { number, escape in
      Vector(
        "J\(number)", .same, "an escaped \(escape.character) is a part of the value", r1,
        [
          "tests://user/view/joel%\(escape.digits)levin": .by(
            "/user/view/:userID", ["userID": "joel\(escape.character)levin"])
        ])
    }
    Vector(
      "J57", .different, "a plus is a plus", r1,
      [
        "tests://user/view/joel%2Blevin": .by("/user/view/:userID", ["userID": "joel+levin"]),
        "tests://user/view/joel+levin": .by("/user/view/:userID", ["userID": "joel+levin"]),
      ])
    Vector(
      "J58", .different, "a plus in the query is a plus, as with decoding off", r1,
      ["tests://test?name=joel+levin": .by("/test", ["name": "joel+levin"])])
    Vector(
      "J59", .different, "so it is in a repeated parameter, which keeps all values", r1,
      ["tests://test?people=joel+levin&people=foo+bar": .by("/test", ["people": "joel+levin, foo+bar"])])
    Vector(
      "J60", .same, "a parameter is never empty; the rest may be", [list],
      [
        "tests://list/variable/detail/": .error(.notFound),
        "tests://list/variable/detail/variable2": .by(list, ["variable": "variable", "variable2": "variable2"]),
      ])
    Vector(
      "J65", .same, "an escaped URL is a value", [list],
      [
        "tests://list/a/detail/b?URLString=http%3A%2F%2Fwww.google.com%2Fsearch%3Fq%3Da%26b":
          .by(list, ["variable": "a", "variable2": "b", "URLString": "http://www.google.com/search?q=a&b"])
      ])
    Vector(
      "J67", .same, "a route can be added and taken out", [Reply.error(.notFound), .by("/added"), .error(.notFound)]
    ) { router in
      var replies = [await router.reply(to: "tests://added")]
      try router.add(["/added"])
      replies.append(await router.reply(to: "tests://added"))
      router.remove("/added")
      return replies + [await router.reply(to: "tests://added")]
    }
    Vector("J70", .same, "a target that is gone answers no more", ["target 1", "notFound"]) { router in
      var target: WeakTarget? = WeakTarget()
      try router.add("/weak/:id") { [weak target] request in
        guard let target else { throw Pass() }
        return "\(target.name) \(try request["id"] as String)"
      }
      let before = try await router.open("tests://weak/1", as: String.self)
      target = nil
      return [before, try await code { try await router.open("tests://weak/1") }]
    }
    Vector("J71", .same, "a type may be made of the parameters", TargetType(id: 7, tags: ["a", "b"])) { router in
      try router.add("/target/:id") { try $0.decode(TargetType.self) }
      return try await router.open("tests://target/7?tags=a&tags=b", as: TargetType.self)
    }
    Vector("J74", .same, "to ask what can be opened calls nobody", ["false", "asked for tests://unknown"]) { router in
      let calls = Calls()
      router.notFound { calls.add("asked for \($0.url)") }
      calls.add("\(router.canOpen("tests://unknown"))")
      try await router.open("tests://unknown")
      return calls.all
    }
  }

  private static let optional = "/required/:requiredParam(/optional/:optionalParam)(/moreOptional/:moreOptionalParam)"

  private static let list = "list/:variable/detail/:variable2(/**)"

  private static let r1 = [
    "/test", "/user/view/:userID", "/:object/:action/:primaryKey", "/", "/*", "/interleaving/:param1/foo/:param2",
    "/xyz/wildcard(/**)", "/route/:param(/**)", optional,
  ]

  private static let escapes: [(digits: String, character: String)] = [
    ("21", "!"), ("23", "#"), ("24", "$"), ("26", "&"), ("27", "'"), ("28", "("), ("29", ")"), ("2A", "*"), ("2B", "+"),
    ("2C", ","), ("3A", ":"), ("3B", ";"), ("3D", "="), ("3F", "?"), ("40", "@"), ("5B", "["), ("5D", "]"),
  ]
}

private final class WeakTarget: Sendable {
  let name = "target"
}

private struct TargetType: Decodable, Equatable {
  let id: Int
  let tags: [String]
}
