/// The module has this name as well.
public struct ServesAModuleNamedLikeItsType {
  public struct Service {
    public let text: String
  }
}

public protocol Service {
  var text: String { get }
}

// @service(any Service)
struct Provider: Service {
  let text: String

  init(inner: ServesAModuleNamedLikeItsType.Service) { text = inner.text }
}

extension ServesAModuleNamedLikeItsType {
  // @service
  static func make() -> Service { Service(text: "namesake") }
}
