/// What a byte can be the start or a part of.
struct ByteClass: OptionSet, Sendable {
  let rawValue: UInt8

  static let identifierStart = ByteClass(rawValue: 1)
  static let identifierPart = ByteClass(rawValue: 2)
  static let operatorPart = ByteClass(rawValue: 4)
  static let whitespace = ByteClass(rawValue: 8)
  static let newline = ByteClass(rawValue: 16)
  static let digit = ByteClass(rawValue: 32)

  /// The raw classes of all 256 bytes; bytes of multi-byte characters count as parts of identifiers until decoded.
  static let table: [UInt8] = (0...255).map { byte -> UInt8 in
    var result: ByteClass = []
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...0xFF:
      result = [.identifierStart, .identifierPart]
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      result = [.identifierPart, .digit]
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      result = [.whitespace, .newline]
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
      result = .whitespace
    default:
      if "/=-+!*%<>&|^~?.".utf8.contains(UInt8(byte)) { result = .operatorPart }
    }
    return result.rawValue
  }

  /// Whether a character beyond ASCII makes an operator (The Swift Programming Language, Lexical Structure, Operators).
  static func isOperator(_ scalar: UInt32, first: Bool) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017, 0x2020...0x2027,
      0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
      0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
      !first
    default:
      false
    }
  }
}
