/// Shows what routes answer: with UIKit, SwiftUI, in a terminal.
///
/// An app writes one; the router knows none.
///
/// ```swift
/// @MainActor final class NavigationPresenter: Presenter {
///   let navigation: UINavigationController
///   func push(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
///   func present(_ page: UIViewController) { navigation.present(page, animated: true) }
///   func back() { navigation.popViewController(animated: true) }
/// }
/// try await router.push("mgj://search/bicycle", on: presenter)
/// ```
@MainActor
public protocol Presenter {
  /// What is shown.
  associatedtype Page

  /// Shows a page on top of those that there are, from where one can go back.
  func push(_ page: Page)
  /// Shows a page over all others.
  func present(_ page: Page)
  /// Goes back to the page before.
  func back()
}

extension Router {
  /// Opens a URL and pushes the page that answers it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - objects: What only code can give, by name.
  ///   - presenter: Shows the page.
  ///   - file: The caller's file, for messages.
  ///   - line: The caller's line, for messages.
  /// - Returns: The page, to become its delegate, say.
  /// - Throws: ``RouteError``, as `open`; then nothing is shown.
  @MainActor
  @discardableResult
  public func push<P: Presenter>(
    _ url: String, with objects: [String: any Sendable] = [:], on presenter: P, file: StaticString = #fileID,
    line: UInt32 = #line
  ) async throws(RouteError) -> P.Page {
    let page = try await open(url, with: objects, as: P.Page.self, file: file, line: line)
    presenter.push(page)
    return page
  }

  /// Opens a URL and presents the page that answers it.
  ///
  /// The parameters, errors and result are those of `push`.
  @MainActor
  @discardableResult
  public func present<P: Presenter>(
    _ url: String, with objects: [String: any Sendable] = [:], on presenter: P, file: StaticString = #fileID,
    line: UInt32 = #line
  ) async throws(RouteError) -> P.Page {
    let page = try await open(url, with: objects, as: P.Page.self, file: file, line: line)
    presenter.present(page)
    return page
  }
}
