import DemoShopAPI
import Waggle

/// One customer's visit, from the door to the till and out; it knows services, and no module that provides them.
@MainActor
struct Visit {
  let registry: ServiceRegistry

  func play() async throws {
    try welcome()
    try browse()
    if let receipt = try order() {
      try pay(receipt)
    } else {
      print("  no order today")
    }
    visitPartner()
    try await lookAround()
    try lookBack()
  }

  func title(_ text: String) {
    print("\n\(text)")
  }

  /// Prints two columns, the right one flush right.
  func row(_ left: String, _ right: some CustomStringConvertible) {
    let right = right.description
    print("  " + left + String(repeating: " ", count: max(1, 40 - left.count - right.count)) + right)
  }
}
