/// The page itself: what it shows is all there is to see, so it closes at once.
struct CAimController {
  let name: String
  let onClose: () -> Void

  func show() {
    print("  +--------+")
    print("  | C-Aim  |  \(name)")
    print("  +--------+")
    onClose()
  }
}
