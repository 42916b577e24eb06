/// Only tests see it.
protocol Probe {
  var reading: Int { get }
}
