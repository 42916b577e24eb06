/// RFC 3986's escapes, read and written one way everywhere: in paths, hosts and queries.
enum PercentEncoding {
  /// Why a text could not be read.
  struct Broken: Error {
    /// In bytes from the beginning of the text.
    let offset: Int
    let reason: String
  }

  /// Appends the bytes that a part of a URL stands for.
  ///
  /// `+` is a plus.
  ///
  /// Canonically equal texts become the same `String`; three characters that Unicode counts as other spellings of ASCII ones
  /// become these, so that ASCII text is the same in bytes too.
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into decoded: inout [UInt8]
  ) throws(Broken) {
    let start = decoded.count
    var isASCII = true
    var place = range.lowerBound
    while place < range.upperBound {
      var byte = bytes[place]
      if byte == .percent {
        guard place + 2 < range.upperBound, let high = bytes[place + 1].hexadecimal,
          let low = bytes[place + 2].hexadecimal
        else { throw Broken(offset: place, reason: "'%' begins no escape of two hexadecimal digits") }
        byte = high << 4 | low
        place += 2
      }
      if !byte.isASCII { isASCII = false }
      decoded.append(byte)
      place += 1
    }
    guard !isASCII else { return }
    guard let text = String(validating: decoded[start...], as: UTF8.self) else {
      throw Broken(offset: range.lowerBound, reason: "the escapes stand for bytes that are no UTF-8")
    }
    guard text.unicodeScalars.contains(where: { otherSpellings[$0] != nil }) else { return }
    decoded.removeSubrange(start...)
    for scalar in text.unicodeScalars { decoded += Array(String(otherSpellings[scalar] ?? scalar).utf8) }
  }

  /// The text that a part of a URL stands for.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) throws(Broken) -> String {
    var decoded: [UInt8] = []
    try decode(bytes, range, into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The text with an escape for each byte but letters, digits and `-._~`, which mean themselves everywhere.
  static func encode(_ text: String) -> String {
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        encoded.append(byte)
      } else {
        encoded += [.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Kelvin sign, Greek question mark and Greek varia: all whose canonical form is ASCII.
  private static let otherSpellings: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{212A}": "K", "\u{37E}": ";", "\u{1FEF}": "`",
  ]

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
  }
}
