import DemoCAimAPI
import DemoShopAPI

// @service
final class CAimServiceProvider: CAimService {
  private let tracker: (any Tracker)?

  init(tracker: (any Tracker)?) {
    self.tracker = tracker
  }

  // @route
  func gotoCAimController(name: String, callBack: @escaping () -> Void) {
    tracker?.track("opened for \(name)")
    CAimController(name: name, onClose: callBack).show()
  }
}
