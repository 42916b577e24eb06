/// What a caller asks for: a service and, perhaps, a name.
struct ServiceKey: Sendable {
  let type: any Any.Type
  let name: ServiceName?

  init(_ type: any Any.Type, _ name: ServiceName?) {
    self.type = type
    self.name = name
  }

  var identifier: ObjectIdentifier { ObjectIdentifier(type) }
}
