prefix operator √
infix operator ⊕: AdditionPrecedence
infix operator ∘→
postfix operator °
prefix func √ (x: Double) -> Double { x }
func ⊕ <T>(a: T, b: T) -> T { a }
extension Double { static postfix func ° (x: Double) -> Double { x } }
let a = √b ⊕ √c, d = e°, f = g ∘→ { $0 }
