import Foundation

// @service(named: "object")
final class ObjectPanel: NSObject, Panel {
  let name = "object"
}

// @service(named: "shared object", scope: singleton)
final class SharedObjectPanel: NSObject, Panel {
  let name = "shared object"
}

// @service(named: "object")
nonisolated final class ObjectPlace: NSObject, Place {
  let name = "object"
}
