import Testing
import WaggleRouting

extension Vector {
  @VectorList static var mgjRouter: [Vector] {
    Vector("M1", .same, "a handler is called once and has the URL", ["mgj://foo/bar"]) { router in
      let calls = Calls()
      try router.add("mgj://foo/bar") { calls.add($0.url) }
      try await router.open("mgj://foo/bar")
      return calls.all
    }
    Vector("M2", .same, "Chinese text matches itself, and the URL is as it was given", ["mgj://category/家居"]) {
      router in
      let calls = Calls()
      try router.add("mgj://category/家居") { calls.add($0.url) }
      try await router.open("mgj://category/家居")
      return calls.all
    }
    Vector("M3", .same, "what code gives is no parameter of the URL", ["object 1900", "parameter false"]) { router in
      try router.add("mgj://category/travel") { request in
        let id: Int = try request.object("user_id")
        return ["object \(id)", "parameter \(request.contains("user_id"))"]
      }
      return try await router.open("mgj://category/travel", with: ["user_id": 1_900], as: [String].self)
    }
    Vector(
      "M4", .same, "path and query give parameters", ["mgj://search/:query"],
      ["mgj://search/bicycle?color=red": .by("mgj://search/:query", ["query": "bicycle", "color": "red"])])
    Vector(
      "M5", .same, "a scheme has a fallback", ["mgj://**"],
      [
        "mgj://search/travel/china?has_travelled=0":
          .by("mgj://**", ["has_travelled": "0"], rest: ["search", "travel", "china"])
      ])
    Vector("M6", .same, "a handler finds the completion, which fires when it is called", [[], ["done"]]) { router in
      typealias Completion = @Sendable (String) -> Void
      let calls = Calls()
      let completion: Completion = { calls.add($0) }
      try router.add("mgj://detail") { request in try request.object("completion", as: Completion.self) }
      let found = try await router.open("mgj://detail", with: ["completion": completion], as: Completion.self)
      let before = calls.all
      found("done")
      return [before, calls.all]
    }
    Vector(
      "M7", .same, "a URL made of a pattern opens it",
      [Reply.by("mgj://search/:keyword", ["keyword": "Hangzhou"]), .by("mgj://search/:keyword", ["keyword": "x"])]
    ) { router in
      try router.add(["mgj://search/:keyword"])
      let url = try router.url(for: "mgj://search/:keyword", ["keyword": "Hangzhou"])
      return await router.replies(to: [url, "mgj://search/x"])
    }
    Vector("M8", .same, "a pattern that was taken out answers nothing", ["removed true", "notFound"]) { router in
      let calls = Calls()
      try router.add("mgj://search/:keyword") { calls.add($0.url) }
      let url = try router.url(for: "mgj://search/:keyword", ["keyword": "Hangzhou"])
      let removed = router.remove("mgj://search/:keyword")
      return ["removed \(removed)", try await code { try await router.open(url) }] + calls.all
    }
    Vector("M9", .same, "a URL gives its object at once", true) { router in
      let bar = SearchTopBar()
      try router.add("mgj://search_top_bar") { _ in bar }
      return try router.object(for: "mgj://search_top_bar", as: SearchTopBar.self) === bar
    }
    Vector("M10", .same, "so does a text without a scheme", true) { router in
      let bar = SearchTopBar()
      try router.add("search_top_bar") { _ in bar }
      return try router.object(for: "search_top_bar", as: SearchTopBar.self) === bar
    }
    Vector("M11", .fixed, "a value may be a number", "beauty/13") { router in
      try router.url(for: "beauty/:id", ["id": 13])
    }
    Vector("M12", .fixed, "a URL that nothing answers is an error", [], ["xyz://a": .error(.notFound)])
    Vector("M13", .same, "there is no object for a URL that nothing answers", [true, false]) { router in
      try router.add("abc://a") { _ in SearchTopBar() }
      return ["xyz://a", "abc://a"].map { (try? router.object(for: $0, as: SearchTopBar.self)) == nil }
    }
    Vector(
      "M14", .same, "a parent answers for what is below it, if it wants to", ["mgj://a/b(/**)"],
      [
        "mgj://a/b/c/d": .by("mgj://a/b(/**)", rest: ["c", "d"]), "mgj://a/b": .by("mgj://a/b(/**)"),
        "mgj://a": .error(.notFound),
      ])
    Vector(
      "M15", .different, "no segment in the middle is skipped", ["mgj://a/b(/**)"],
      ["mgj://a/zzz/b": .error(.notFound), "mgj://a/b": .by("mgj://a/b(/**)")])
    Vector(
      "M16", .fixed, "a literal goes before a parameter", ["mgj://user/:id", "mgj://user/list"],
      ["mgj://user/list": .by("mgj://user/list"), "mgj://user/1": .by("mgj://user/:id", ["id": "1"])])
    Vector(
      "M17", .same, "so does one that begins with a digit", ["mgj://user/:id", "mgj://user/1st"],
      ["mgj://user/1st": .by("mgj://user/1st")])
    Vector(
      "M18", .fixed, "a longer pattern with the same beginning is found",
      ["mgj://test/:test", "mgj://test/test/:test"],
      [
        "mgj://test/test/xx": .by("mgj://test/test/:test", ["test": "xx"]),
        "mgj://test/xx": .by("mgj://test/:test", ["test": "xx"]),
      ])
    Vector("M19", .fixed, "patterns that differ in names only exclude each other", ["conflict", "mgj://search/:query"])
    {
      router in
      try router.add(["mgj://search/:query"])
      let error = try await code { try router.add(["mgj://search/:keyword"]) }
      let match = try router.match("mgj://search/x")
      return [error, match?.pattern ?? "none"]
    }
    Vector(
      "M20", .fixed, "the path's parameter goes before the query's", ["mgj://search/:query"],
      ["mgj://search/a?query=b": .by("mgj://search/:query", ["query": "a"])])
    Vector(
      "M21", .fixed, "a repeated parameter keeps all values", ["mgj://search/:query"],
      ["mgj://search/a?c=1&c=2": .by("mgj://search/:query", ["query": "a", "c": "1, 2"])])
    Vector(
      "M22", .same, "a flag is told from an empty value",
      [QueryItem(name: "flag", value: nil), QueryItem(name: "e", value: "")]
    ) { router in
      try router.add("mgj://search/:query") { $0.query }
      return try await router.open("mgj://search/a?flag&e=", as: [QueryItem].self)
    }
    Vector(
      "M23", .same, "a slash at the end counts for nothing", ["mgj://search/:query"],
      ["mgj://search/a/": .by("mgj://search/:query", ["query": "a"])])
    Vector(
      "M24", .fixed, "a scheme's case counts for nothing", ["mgj://search/:query"],
      ["MGJ://search/a": .by("mgj://search/:query", ["query": "a"])])
    Vector(
      "M25", .fixed, "a fragment is no part of a value", ["mgj://search/:query"],
      ["mgj://search/a#top": .by("mgj://search/:query", ["query": "a"])])
    Vector(
      "M26", .same, "a value is decoded", ["mgj://search/:query"],
      ["mgj://search/%E5%AE%B6": .by("mgj://search/:query", ["query": "家"])])
    Vector("M27", .fixed, "an object's URL is decoded too", Reply.by("mgj://search/:query", ["query": "家"])) { router in
      try router.add(["mgj://search/:query"])
      return try router.object(for: "mgj://search/%E5%AE%B6")
    }
    Vector(
      "M28", .fixed, "a URL in the query is a value", ["mgj://search/:query"],
      [
        "mgj://search/bicycle?color=http://a/b":
          .by("mgj://search/:query", ["query": "bicycle", "color": "http://a/b"])
      ])
    Vector(
      "M29", .fixed, "a host of digits with a port is a host", ["mgj://192.168.1.2:8080/home"],
      [
        "mgj://anything/else": .error(.notFound),
        "mgj://192.168.1.2:8080/home": .by("mgj://192.168.1.2:8080/home"),
      ])
    Vector(
      "M30", .fixed, "a Chinese pattern answers nothing else", ["mgj://category/家居"],
      ["mgj://anything": .error(.notFound), "mgj://category/%E5%AE%B6%E5%B1%85": .by("mgj://category/家居")])
    Vector(
      "M31", .fixed, "a way to a longer pattern is no dead end", ["mgj://**", "mgj://foo/bar/none/exists"],
      ["mgj://foo/bar": .by("mgj://**", rest: ["foo", "bar"])])
    Vector("M32", .fixed, "what nothing answers cannot be opened, unless there is a fallback", [false, true]) {
      router in
      try router.add(["mgj://a"])
      let without = router.canOpen("mgj://nope")
      try router.add(["mgj://**"])
      return [without, router.canOpen("mgj://nope")]
    }
    Vector("M33", .fixed, "nothing cannot be opened", [false, true]) { router in
      try router.add(["mgj://a", "mgj://**", "a"])
      return [router.canOpen(""), router.canOpen("a")]
    }
    Vector("M34", .fixed, "a parent is not exactly what is below it", [false, true]) { router in
      try router.add(["mgj://a"])
      return [router.canOpen("mgj://a/zzz", isExact: true), router.canOpen("mgj://a", isExact: true)]
    }
    Vector("M35", .fixed, "who does not ask exactly is told of fallbacks", [true, false, true]) { router in
      try router.add(["mgj://a(/**)"])
      return [
        router.canOpen("mgj://a/zzz"), router.canOpen("mgj://a/zzz", isExact: true),
        router.canOpen("mgj://a", isExact: true),
      ]
    }
    Vector(
      "M36", .same, "a parameter may be a part of a segment", ["mgj://beauty/:id.html"],
      ["mgj://beauty/3.html": .by("mgj://beauty/:id.html", ["id": "3"])])
    Vector(
      "M37", .fixed, "the other part must be there", ["mgj://beauty/:id.html"], ["mgj://beauty/3": .error(.notFound)])
    Vector(
      "M38", .fixed, "what is below a pattern stays when that is taken out", [Reply.by("mgj://a/b"), .error(.notFound)]
    ) {
      router in
      try router.add(["mgj://a", "mgj://a/b"])
      router.remove("mgj://a")
      return await router.replies(to: ["mgj://a/b", "mgj://a"])
    }
    Vector(
      "M39", .fixed, "a pattern with periods can be taken out", [Reply.by("https://www.x.com/p"), .error(.notFound)]
    ) {
      router in
      try router.add(["https://www.x.com/p"])
      let before = await router.reply(to: "https://www.x.com/p")
      router.remove("https://www.x.com/p")
      return [before, await router.reply(to: "https://www.x.com/p")]
    }
    Vector(
      "M40", .fixed, "an underscore is a segment", ["mgj://foo", "mgj://foo/bar/:x"],
      ["mgj://foo/_": .error(.notFound), "mgj://foo/bar/_": .by("mgj://foo/bar/:x", ["x": "_"])])
    Vector(
      "M41", .fixed, "no name of a parameter is reserved", ["mgj://foo/bar"],
      ["mgj://foo?block=1": .error(.notFound), "mgj://foo/bar?block=1": .by("mgj://foo/bar", ["block": "1"])])
    Vector("M42", .fixed, "a name that begins another is not taken for it", "m://x/1/2") { router in
      try router.url(for: "m://x/:id/:idx", ["id": 1, "idx": 2])
    }
    Vector("M43", .fixed, "a value that is missing is an error", "parameter") { router in
      try await code { try router.url(for: "m://x/:a/:b", ["a": 1]) }
    }
    Vector("M44", .fixed, "so are all that are missing", "parameter") { router in
      try await code { try router.url(for: "m://x/:a") }
    }
    Vector("M45", .fixed, "a parameter may come first", "1") { router in try router.url(for: ":id", ["id": 1]) }
    Vector(
      "M46", .fixed, "a value is escaped, and read back",
      ["m://x/a%2Fb%20%E5%AE%B6", "\(Reply.by("m://x/:q", ["q": "a/b 家"]))"]
    ) { router in
      try router.add(["m://x/:q"])
      let url = try router.url(for: "m://x/:q", ["q": "a/b 家"])
      return [url, "\(await router.reply(to: url))"]
    }
    Vector(
      "M47", .fixed, "a second handler takes the place of the first only if it says so", ["conflict", "first", "third"]
    ) {
      router in
      try router.add("mgj://a") { _ in "first" }
      let error = try await code { try router.add("mgj://a") { _ in "second" } }
      let kept = try await router.open("mgj://a", as: String.self)
      try router.replace("mgj://a") { _ in "third" }
      return [error, kept, try await router.open("mgj://a", as: String.self)]
    }
    Vector(
      "M48", .fixed, "a fallback answers for the scheme alone", ["mgj://**"],
      ["mgj://?x=1": .by("mgj://**", ["x": "1"])])
    Vector("M49", .fixed, "an empty text is an error", ["mgj://a"], ["": .error(.notFound)])
  }
}

private final class SearchTopBar: Sendable {}
