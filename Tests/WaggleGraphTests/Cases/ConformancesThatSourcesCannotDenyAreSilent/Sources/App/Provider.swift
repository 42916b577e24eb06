import API
import UIKit

// @service(Clock)
final class View: UIView {}

// @service(Clock)
final class GrandChild: View {}

// @service(Clock)
@AutoClock
final class ByMacro {}

// @service(Clock)
@Observable final class ByOtherMacro {}

// @service(Clock)
final class ByUnknownProtocol: SomethingUnknown {}

// @service(Clock)
extension String {}

// @service(Clock)
extension UIView {}

// @service(Unknown)
final class ForUnknown {}

// @service(Clock)
func make() -> UIView { UIView() }

// @service(Clock)
func makeOpaque() -> some Zone { Known() }

// @service(Clock)
func makeGeneric() -> [Int] { [] }

struct Known: Zone {}
