/// The page that shows a program in a browser.
struct GraphPage {
  let html: [UInt8]

  /// Puts the data into the page.
  init(_ json: [UInt8]) {
    // Nothing in the data can end the script that holds it.
    let data = String(decoding: json.dropLast(), as: UTF8.self).replacing("<", with: "\\u003c")
      .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
    html = Array(Self.template.replacing("\"@DATA@\"", with: data, maxReplacements: 1).utf8)
  }
}
