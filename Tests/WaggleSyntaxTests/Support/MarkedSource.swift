import WaggleSyntax

/// A source text in which each `⚑` stands where a finding must point.
struct MarkedSource: ExpressibleByStringLiteral {
  /// The text without its flags.
  var text = ""
  /// Where the flags stood.
  var positions: [SourcePosition] = []

  init(stringLiteral value: String) {
    var line = 1
    var column = 1
    for scalar in value.unicodeScalars {
      if scalar == "⚑" {
        positions.append(SourcePosition(line: line, column: column))
        continue
      }
      text.unicodeScalars.append(scalar)
      column += String(scalar).utf8.count
      if scalar == "\n" { (line, column) = (line + 1, 1) }
    }
  }

  var parsed: SourceFile { SourceFile(text) }
}

extension SourceFile {
  init(_ text: String) { self.init(path: "Test.swift", bytes: Array(text.utf8)) }

  /// A line for each declaration: its kind, and its name with the types around it.
  var outline: [String] { declarations.flatMap { $0.outline(in: "") } }

  /// The declaration of a name, with the types around it: `Outer.Inner`.
  subscript(_ path: String) -> Declaration? {
    var found: Declaration?
    var list = declarations
    for name in path.split(separator: ".") {
      found = list.first { $0.name == name }
      list = found?.members ?? []
    }
    return found
  }
}

extension Declaration {
  fileprivate func outline(in scope: String) -> [String] {
    let labels = kind == .func || kind == .`init` ? "(" + parameters.map { $0.label + ":" }.joined() + ")" : ""
    return ["\(kind) \(scope)\(name)\(labels)"] + members.flatMap { $0.outline(in: scope + name + ".") }
  }
}
