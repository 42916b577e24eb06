@freestanding(expression) public macro a<T>(_ b: T, c: Int = 1) -> (T, String) = #externalMacro(module: "D", type: "E")
@attached(member, names: named(init), arbitrary) @attached(extension, conformances: F) macro g() = #externalMacro(module: "H", type: "I")
@freestanding(declaration) macro j(k: () -> Void)
macro l<T>() -> T = #m(n: 1) where T: P
let macro = 1
struct After { let macro: Int; func macro(macro: Int) {} }
