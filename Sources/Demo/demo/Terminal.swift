import DemoShopAPI
import WaggleRouting

/// Shows pages in a terminal, the way from the first to the last above each.
@MainActor
final class Terminal: Presenter {
  private var stack: [Page] = []

  func push(_ page: Page) {
    stack.append(page)
    show()
  }

  func present(_ page: Page) {
    print("  [\(page.title)]")
    for line in page.lines { print("  \(line)") }
  }

  func back() {
    _ = stack.popLast()
    show()
  }

  private func show() {
    print("  " + stack.map(\.title).joined(separator: " > "))
    for line in stack.last?.lines ?? [] { print("    \(line)") }
  }
}
