/// What a caller asks for: a service and, perhaps, a name.
struct ServiceKey: Hashable, Sendable {
  let type: any Any.Type
  let name: ServiceName?

  init(_ type: any Any.Type, _ name: ServiceName?) {
    self.type = type
    self.name = name
  }

  var identifier: ObjectIdentifier { ObjectIdentifier(type) }

  static func == (a: ServiceKey, b: ServiceKey) -> Bool { a.identifier == b.identifier && a.name == b.name }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(name)
  }
}
