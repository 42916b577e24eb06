import WaggleRouting

/// What a user sees, in memory.
@MainActor
final class Screen<Page>: Presenter {
  /// The one on top last.
  private(set) var pages: [Page] = []
  /// Those over all pages, the last one in front.
  private(set) var presented: [Page] = []

  nonisolated init() {}

  /// The page in front of the user.
  var visible: Page? { presented.last ?? pages.last }

  func push(_ page: Page) { pages.append(page) }

  func present(_ page: Page) { presented.append(page) }

  func back() {
    if presented.popLast() == nil { _ = pages.popLast() }
  }

  /// Waits until as many pages lie on top of each other.
  func holds(_ count: Int) async {
    while pages.count != count { await Task.yield() }
  }
}
