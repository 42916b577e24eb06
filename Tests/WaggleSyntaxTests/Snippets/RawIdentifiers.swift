@Test func `a function named with spaces`() {}
func `braces { and ( parentheses`(`the first` a: Int, `"`: String) {}
struct `1st place` { let `100%`: `2nd place`; var `/ /`: Int { 1 } }
enum `HTTP/1.1` { case `404 not found` }
extension `1st place`: `some protocol` {}
let `= b` = `a + b`
