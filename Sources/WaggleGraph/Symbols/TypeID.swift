import WaggleSyntax

/// A type that the sources declare: its module, and its name with the types around it.
package struct TypeID: Hashable, Sendable {
  var module: String
  /// As `Outer.Inner`.
  var name: String
  /// The path of the only file that sees it, where it or what surrounds it is private at file level: other files may each
  /// have a type of the same name.
  var file: String?

  func nested(_ component: String) -> TypeID {
    TypeID(module: module, name: name + "." + component, file: file)
  }

  /// The name's parts, outermost first; a period between backticks divides nothing.
  var components: [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var isRaw = false
    for byte in name.utf8 {
      if byte == UInt8(ascii: "`") { isRaw.toggle() }
      if byte == UInt8(ascii: "."), !isRaw {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      } else {
        part.append(byte)
      }
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }

  /// The types around it and itself, outermost first.
  var path: [TypeID] {
    var found: [TypeID] = []
    for component in components {
      found.append(found.last?.nested(component) ?? TypeID(module: module, name: component, file: file))
    }
    return found
  }

  /// As `Module::Outer.Inner`.
  var qualified: String { module + "::" + name }
}

extension TypeID {
  /// The type that a declaration at file level makes.
  init(of declaration: Declaration, in file: FileScope) {
    self.init(
      module: file.module, name: declaration.name, file: declaration.privateLevel == nil ? nil : file.file.path)
  }
}
