/// A type that the sources declare: its module, and its name with the types around it.
package struct TypeID: Hashable, Sendable {
  var module: String
  /// `Outer.Inner`
  var name: String

  func nested(_ component: String) -> TypeID {
    TypeID(module: module, name: name + "." + component)
  }

  /// `Module::Outer.Inner`
  var qualified: String { module + "::" + name }
}
