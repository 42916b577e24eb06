let a: [3 of Int] = [1, 2, 3]
let b: [2 of [count of String?]]?
func c<let n: Int>(d: [n of Int], e: [5 of (Int) -> Void]) -> [n of Int] { d }
struct F { var g: [8 of [8 of UInt8]], h = [4 of Int](repeating: 0), of: [Int] }
