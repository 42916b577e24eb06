class A {
  var a = 1 { didSet { let hidden = 1 } }
  var b: Int = 2 { willSet { } didSet(old) { } }
  var c: Int? { didSet { } }
  @Published var d = [1] { willSet(new) { print("}") } }
  var e = f { $0 } { didSet { } }
  lazy var g: Int = { 1 }() { didSet { } }
  override var h: Int { didSet {} }
}
var i = 1 {
  didSet { }
}
