import Foundation
import OrchardAPI
import Waggle

/// What this module sees of the registry of whoever calls it.
public func currentBlooms() throws -> [String] {
  try ServiceRegistry.current.getAll((any Bloom).self).map(\.text)
}

// @service
struct NearBloom: Bloom {
  var text: String {
    let file = Bundle.module.url(forResource: "motto", withExtension: "txt")
    let motto = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no motto"
    return "near, " + motto
  }
}
