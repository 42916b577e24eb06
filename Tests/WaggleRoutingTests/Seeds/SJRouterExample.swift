import Testing
import Waggle
import WaggleRouting

@Suite("SJRouter's example", .timeLimit(.minutes(1)))
@MainActor
struct SJRouterExample {
  private let router = Router(registry: ServiceRegistry())
  private let screen = Screen<PlaybackPage>()

  init() throws {
    for (module, parameter) in [("video", "video_id"), ("audio", "audio_id")] {
      try router.add("\(module)/playbackInfo") { @MainActor [screen] request in
        let page = PlaybackPage(title: "\(module) \(try request.argument(parameter) as Int)")
        screen.push(page)
        let result = await page.result
        screen.back()
        return result
      }
    }
  }

  @Test("A video's page opens the page of its music, and each result comes back to whoever asked")
  func walks() async throws {
    let video = Task { [router] in
      try await router.open("video/playbackInfo", with: ["video_id": 111], as: String.self)
    }
    await screen.holds(1)
    let videoPage = try #require(screen.visible)
    #expect(videoPage.title == "video 111")

    let audio = Task { [router] in
      try await router.open("audio/playbackInfo", with: ["audio_id": 232], as: String.self)
    }
    await screen.holds(2)
    #expect(screen.pages.map(\.title) == ["video 111", "audio 232"])

    screen.visible?.close(with: "heard to the end")
    let heard = try await audio.value
    #expect(heard == "audio 232: heard to the end")
    #expect(screen.visible === videoPage)

    videoPage.close(with: "music was \(heard)")
    #expect(try await video.value == "video 111: music was audio 232: heard to the end")
    #expect(screen.visible == nil)
  }

  @Test("The parameters may be those of a URL, whose scheme and host do not matter")
  func takesURLs() async throws {
    for url in ["video/playbackInfo?video_id=111", "https://www.example.com/video/playbackInfo?video_id=111"] {
      let video = Task { [router] in try await router.open(url, as: String.self) }
      await screen.holds(1)
      screen.visible?.close(with: "seen")
      #expect(try await video.value == "video 111: seen")
    }
  }

  @Test("A request that nobody handles tells the caller so")
  func unhandled() async throws {
    let error = try await #require(throws: RouteError.self) {
      try await router.open("video/playbackList", with: ["video_id": 111])
    }
    #expect(error.code == .notFound)
    #expect(error.description.contains("near miss: video/playbackInfo"))
    #expect(screen.visible == nil)
  }
}

/// A page that has a result once it is closed.
@MainActor
private final class PlaybackPage {
  let title: String
  private let results = AsyncStream.makeStream(of: String.self)

  init(title: String) {
    self.title = title
  }

  var result: String {
    get async {
      for await result in results.stream { return "\(title): \(result)" }
      return "\(title): nothing"
    }
  }

  func close(with result: String) {
    results.continuation.yield(result)
    results.continuation.finish()
  }
}
