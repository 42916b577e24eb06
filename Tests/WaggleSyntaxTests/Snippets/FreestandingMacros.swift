#Foo { }
#Preview("a") { struct Hidden {} } label: { Text("}") }
struct A {
  #members(for: Int.self) { let hidden = 1 }
  #bar
  let a = #line, b = #c(d) { }, e = #stringify(f + g)
  @Attribute #declared("x")
  func h(file: StaticString = #fileID, line: UInt = #line) {}
}
let i = #externalMacro(module: "M", type: "T")
#if true
#inCondition(1)
#endif
let j = #selector(A.h), k = #keyPath(A.a), l = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
