@_spi(Workshop)
public protocol Tuning {
  var pitch: Int { get }
}
