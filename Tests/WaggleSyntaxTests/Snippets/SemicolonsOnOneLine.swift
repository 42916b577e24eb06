import A; struct B { let a = 1; var b: Int; func c() {}; init() {} }; let d = 1; func e() {}; f(); enum G { case h; case i }; typealias J = Int; var k: Int { 1 }; extension B {}; class L { deinit {}; let m = 2 };
let n = 1;
