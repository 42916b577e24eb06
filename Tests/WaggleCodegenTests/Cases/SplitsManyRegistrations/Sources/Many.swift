public protocol Number {
  var value: Int { get }
}

struct Literal: Number {
  let value: Int
}

enum Numbers {
  // @service(any Number)
  static let n0 = Literal(value: 0)

  // @service(any Number)
  static let n1 = Literal(value: 1)

  // @service(any Number)
  static let n2 = Literal(value: 2)

  // @service(any Number)
  static let n3 = Literal(value: 3)

  // @service(any Number)
  static let n4 = Literal(value: 4)

  // @service(any Number)
  static let n5 = Literal(value: 5)

  // @service(any Number)
  static let n6 = Literal(value: 6)

  // @service(any Number)
  static let n7 = Literal(value: 7)

  // @service(any Number)
  static let n8 = Literal(value: 8)

  // @service(any Number)
  static let n9 = Literal(value: 9)

  // @service(any Number)
  static let n10 = Literal(value: 10)

  // @service(any Number)
  static let n11 = Literal(value: 11)

  // @service(any Number)
  static let n12 = Literal(value: 12)

  // @service(any Number)
  static let n13 = Literal(value: 13)

  // @service(any Number)
  static let n14 = Literal(value: 14)

  // @service(any Number)
  static let n15 = Literal(value: 15)

  // @service(any Number)
  static let n16 = Literal(value: 16)

  // @service(any Number)
  static let n17 = Literal(value: 17)

  // @service(any Number)
  static let n18 = Literal(value: 18)

  // @service(any Number)
  static let n19 = Literal(value: 19)

  // @service(any Number)
  static let n20 = Literal(value: 20)

  // @service(any Number)
  static let n21 = Literal(value: 21)

  // @service(any Number)
  static let n22 = Literal(value: 22)

  // @service(any Number)
  static let n23 = Literal(value: 23)

  // @service(any Number)
  static let n24 = Literal(value: 24)

  // @service(any Number)
  static let n25 = Literal(value: 25)

  // @service(any Number)
  static let n26 = Literal(value: 26)

  // @service(any Number)
  static let n27 = Literal(value: 27)

  // @service(any Number)
  static let n28 = Literal(value: 28)

  // @service(any Number)
  static let n29 = Literal(value: 29)

  // @service(any Number)
  static let n30 = Literal(value: 30)

  // @service(any Number)
  static let n31 = Literal(value: 31)

  // @service(any Number)
  static let n32 = Literal(value: 32)

  // @service(any Number)
  static let n33 = Literal(value: 33)

  // @service(any Number)
  static let n34 = Literal(value: 34)

  // @service(any Number)
  static let n35 = Literal(value: 35)

  // @service(any Number)
  static let n36 = Literal(value: 36)

  // @service(any Number)
  static let n37 = Literal(value: 37)

  // @service(any Number)
  static let n38 = Literal(value: 38)

  // @service(any Number)
  static let n39 = Literal(value: 39)

  // @service(any Number)
  static let n40 = Literal(value: 40)

  // @service(any Number)
  static let n41 = Literal(value: 41)

  // @service(any Number)
  static let n42 = Literal(value: 42)

  // @service(any Number)
  static let n43 = Literal(value: 43)

  // @service(any Number)
  static let n44 = Literal(value: 44)

  // @service(any Number)
  static let n45 = Literal(value: 45)

  // @service(any Number)
  static let n46 = Literal(value: 46)

  // @service(any Number)
  static let n47 = Literal(value: 47)

  // @service(any Number)
  static let n48 = Literal(value: 48)

  // @service(any Number)
  static let n49 = Literal(value: 49)

  // @service(any Number)
  static let n50 = Literal(value: 50)

  // @service(any Number)
  static let n51 = Literal(value: 51)

  // @service(any Number)
  static let n52 = Literal(value: 52)

  // @service(any Number)
  static let n53 = Literal(value: 53)

  // @service(any Number)
  static let n54 = Literal(value: 54)

  // @service(any Number)
  static let n55 = Literal(value: 55)

  // @service(any Number)
  static let n56 = Literal(value: 56)

  // @service(any Number)
  static let n57 = Literal(value: 57)

  // @service(any Number)
  static let n58 = Literal(value: 58)

  // @service(any Number)
  static let n59 = Literal(value: 59)
}
