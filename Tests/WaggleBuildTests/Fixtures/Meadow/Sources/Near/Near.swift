import Foundation
import OrchardAPI

// @service
struct NearBloom: Bloom {
  var text: String {
    let file = Bundle.module.url(forResource: "motto", withExtension: "txt")
    let motto = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no motto"
    return "near, " + motto
  }
}
