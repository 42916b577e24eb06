package import WaggleSyntax

/// What the parser saw in a file, one JSON object a line with its keys sorted.
package struct DeclarationLines {
  private let path: String
  private var json = JSONWriter()

  /// The lines in UTF-8.
  package var bytes: [UInt8] { json.bytes }

  /// The lines as text.
  package var text: String { String(decoding: json.bytes, as: UTF8.self) }

  /// Lists every declaration at file level and in type bodies, in source order.
  ///
  /// - Complexity: O(*n*) in the number of declarations.
  package init(_ file: SourceFile) {
    path = file.path
    var scope: [String] = []
    for declaration in file.declarations { add(declaration, &scope) }
  }

  private mutating func add(_ declaration: Declaration, _ scope: inout [String]) {
    switch declaration.kind {
    case .case, .subscript, .deinit, .associatedtype, .operator, .precedencegroup, .macro: return
    default: break
    }
    guard !declaration.name.isEmpty || declaration.kind == .extension else { return }
    let hasSignature = declaration.kind == .func || declaration.kind == .`init`
    json.raw("{\"attributes\":")
    json.list(declaration.attributes) { $0.string($1.name, squeezed: true) }
    json.raw(",\"column\":")
    json.number(declaration.position.column)
    json.raw(",\"conditions\":")
    json.list(declaration.conditions) { $0.string($1, squeezed: true) }
    json.raw(",\"file\":")
    json.string(path)
    json.raw(",\"inherits\":")
    json.list(declaration.inherited) { $0.string($1, squeezed: true) }
    json.raw(",\"kind\":")
    json.string(declaration.kind.rawValue)
    json.raw(",\"line\":")
    json.number(declaration.position.line)
    json.raw(",\"modifiers\":")
    json.list(declaration.modifiers) { $0.string($1) }
    json.raw(",\"name\":")
    json.quoted { Self.addName(of: declaration, scope, hasSignature, &$0) }
    json.raw(",\"parameters\":")
    json.list(hasSignature ? declaration.parameters : []) { Self.add($1, to: &$0) }
    json.raw(",\"type\":")
    json.string(declaration.type ?? "", squeezed: true)
    json.raw("}\n")
    guard !declaration.members.isEmpty else { return }
    scope.append(declaration.kind == .extension ? declaration.name.filter { !$0.isWhitespace } : declaration.name)
    for member in declaration.members { add(member, &scope) }
    scope.removeLast()
  }

  /// The name with those of the types around it: `Outer.method(label:_:)`.
  private static func addName(
    of declaration: Declaration, _ scope: [String], _ hasSignature: Bool, _ json: inout JSONWriter
  ) {
    if declaration.kind != .import {
      for name in scope {
        json.content(name)
        json.raw(".")
      }
    }
    json.content(declaration.name, squeezed: declaration.kind == .extension || declaration.kind == .import)
    guard hasSignature else { return }
    json.raw("(")
    for parameter in declaration.parameters {
      json.content(parameter.label)
      json.raw(":")
    }
    json.raw(")")
  }

  private static func add(_ parameter: Declaration.Parameter, to json: inout JSONWriter) {
    json.raw("[")
    json.string(parameter.label)
    json.raw(",")
    json.quoted { json in
      json.content(parameter.type, squeezed: true)
      if parameter.isVariadic { json.raw("...") }
    }
    json.raw(parameter.defaultValue == nil ? ",\"\"]" : ",\"default\"]")
  }
}
