/// A type that the sources declare: its module, and its name with the types around it.
package struct TypeID: Hashable, Sendable {
  var module: String
  /// As `Outer.Inner`.
  var name: String

  func nested(_ component: String) -> TypeID {
    TypeID(module: module, name: name + "." + component)
  }

  /// As `Module::Outer.Inner`.
  var qualified: String { module + "::" + name }
}
