let a = /}/
let b = /[{]+\/\{/, c = 1
let d = [/a/, /b/, /c/]
let e = f(/x(y)/, /\(/) { /{/ }
let g = h ? /i"/ : /j'/
func k(pattern: some RegexComponent = /(?<name>[")]+)/) {}
struct After { let l = /a b/.firstMatch(in: "/"), m = /n/; var o = 2 }
