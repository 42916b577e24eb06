extension A {}
extension A.B<C>: D, E {}
extension [Int]: F {}
extension Int? { func g() {} }
extension Array<String>.Index { static let h = 1 }
extension [String: Int] { var i: Int { 1 } }
public extension A where B == C { private enum D {} ; init(j: Int) {} }
@available(macOS 15, *) @retroactive1 extension K: @retroactive L, @unchecked Sendable {}
