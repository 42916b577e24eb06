struct `class` { let `self`: Int; var `default`, `in`: String }
enum `Type` { case `init`, `case` }
extension `class`.`protocol` {}
func `func`(`for` `let`: `enum`, `inout`: Int) -> `struct` { fatalError() }
let `plain` = `plain`.`self`
import `struct`.`import`
