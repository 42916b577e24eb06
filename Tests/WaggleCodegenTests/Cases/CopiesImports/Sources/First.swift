import Foundation
@preconcurrency public import StaysOnTheMainActor
internal import TellsProvidersApart
internal import enum NamesNestedTypesByTheirPath.Outer

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

public protocol Engine {
  var text: String { get }
}

/// `Voice` and `Outer` are other modules' names; `Engine` is declared in another module too, and this one's wins.
// @service
struct Speaker: Engine {
  let text: String

  init(voices: [any Voice], part: any Outer.Inside, folder: URL = URL(filePath: "/")) {
    text = voices.map(\.language).joined() + part.text
  }
}

// @service(TellsProvidersApart.Engine)
struct Diesel: TellsProvidersApart.Engine {
  let name = "diesel"
}

public protocol Root: AnyObject {
  var text: String { get }
}

/// Its initializer is inherited from a class whose sources nobody sees.
// @service
final class ObjectRoot: NSObject, Root {
  let text = "root"
}

// @service
func title(of view: any StaysOnTheMainActor.View) -> String { view.title }

public func show(_ view: any StaysOnTheMainActor.View) -> String { view.title }
