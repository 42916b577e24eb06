enum A: String, CaseIterable { case a = "}", b, c = #"{"#; static let d = 1; var e: A { .a } }
indirect enum B<T> { case f(B, g: (T) -> Void = { _ in }), h; indirect case i(B) ; init() { self = .h } }
enum C: Int { case j = 1, k = -1, l; func m() {} ; enum D {} }
enum E { case `default`, `init`(x: Int, _ y: Int), n(o: Int = 1) ; typealias P = Int }
enum Q {}
@frozen public enum R { @available(*, deprecated) case s, t ; case u }
