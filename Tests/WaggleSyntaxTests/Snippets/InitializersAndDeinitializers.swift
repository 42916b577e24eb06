class A {
  init() {}
  convenience init?(a: Int) { return nil }
  required init!(b: Int) { self.init() }
  init<T>(_ c: T, d e: Int = 1, `init` f: Int) async throws where T: P {}
  init? <T>(g: T) {}
  deinit { let hidden = 1 }
  isolated deinit { }
  override init(h: Int...) { super.init(h: h) }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  let i = A.init(a: 1), j = A.init
}
protocol P { init(); init?(k: Int); init(l: Int) throws }
extension A { convenience init(m: Int) { self.init() } }
