@Foo(bar: { (x: Int) in x }, "}") struct A { @Track(.all) var b = 1, c: Int }
@Observable @Model("table") final class D { @Attribute(.unique) var e: String; @Relationship(deleteRule: .cascade, inverse: \F.d) var f: [F] = [] }
@Module::Macro func g() {}
@Test("a name", .tags(.slow), arguments: [1, 2], zip([3], [4])) func h(i: Int, j: Int) async throws {}
extension A { @Entry var k: Int = { 1 }() }
