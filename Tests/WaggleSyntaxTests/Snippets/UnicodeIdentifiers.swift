struct Größe { let 高さ = 1; var ширина: Größe? }
func 🐝(mit 🍯: Größe = .größe) -> Größe { fatalError() }
let é = 1, π = 3.14
class 👨‍👩‍👧‍👦 { init(ñ: Int) {} }
protocol हिन्दी { var עברית: Int { get } }
