/// Opens the page of our partner, C-Aim.
public protocol CAimService {
  /// Shows the page, and calls back when the customer has left it.
  func gotoCAimController(name: String, callBack: @escaping () -> Void)
}
