public protocol View {
  var title: String { get }
}

@MainActor
public protocol Bound: AnyObject {
  var title: String { get }
}

@MainActor
class Base {
  var title: String { "base" }
}

// @service(scope: singleton)
@MainActor
final class ByAttribute: Bound {
  let title = "by attribute"
}

// @service(Bound, named: "by protocol")
final class ByProtocol: Bound {
  let title = "by protocol"
}

// @service(Bound, named: "by superclass")
final class BySuperclass: Base, Bound {}

/// Only its initialiser is.
// @service(named: "by initialiser")
final class ByInitialiser: View {
  let title: String

  @MainActor
  init(bound: any Bound) { title = "made beside \(bound.title)" }
}

// @service(named: "by function")
@MainActor
func makeView() -> any View { PlainView(title: "by function") }

@MainActor
enum Views {
  // @service(named: "by enclosing type")
  static func make() -> any View { PlainView(title: "by enclosing type") }

  // @service(named: "freed")
  nonisolated static func makeAnywhere() -> any View { PlainView(title: "freed") }
}

@MainActor
extension PlainView {
  // @service(named: "by extension")
  static func make() -> any View { PlainView(title: "by extension") }
}

struct PlainView: View {
  let title: String
}

/// Its conformance is, and it is not.
// @service(Bound, named: "by conformance")
final class ByConformance: @MainActor Bound {
  let title = "by conformance"
}
