import API
import UIKit

open class Shallow: Clock {
  public init() {}
}

open class Deep: Shallow {}

open class Foreign: UIView {}
