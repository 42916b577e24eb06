import WaggleGraph
import WaggleSyntax

/// Writes the function that answers one route: in an extension of the type that it belongs to, so that it has that type's
/// isolation, or free where it calls a function at file level.
struct RouteFunctionEmitter {
  private let route: AnnotatedRoute
  private let index: Int

  init(_ route: AnnotatedRoute, _ index: Int) {
    self.route = route
    self.index = index
  }

  /// `_waggleRoute3`, unique in the module.
  static func name(_ index: Int) -> String { "_waggleRoute\(index)" }

  func emit(to writer: inout SwiftWriter) {
    writer.conditional(route.conditions + route.availability.conditions) { writer in
      for version in route.availability.versions { writer.line("@available(\(version))") }
      guard let home = route.home else { return function(isStatic: false, to: &writer) }
      writer.block("extension \(home)") { function(isStatic: true, to: &$0) }
    }
  }

  private func function(isStatic: Bool, to writer: inout SwiftWriter) {
    let isolation = route.isolation.map { $0 + " " } ?? ""
    let result = route.isAsync ? "WaggleRouting::RouteAnswer" : "\(route.result)"
    writer.block(
      "\(isolation)fileprivate \(isStatic ? "static func" : "func") \(Self.name(index))"
        + "(_ request: WaggleRouting::RouteRequest) \(route.isAsync ? "async throws" : "throws") -> \(result)"
    ) { writer in
      let kept = route.parameters.filter(\.mayKeepDefault)
      guard !kept.isEmpty else { return writer.line(call(keeping: []) + place) }
      let tests = kept.map { "request.containsArgument(\($0.label.quoted))" }
      writer.line("switch \(tests.count == 1 ? tests[0] : "(" + tests.joined(separator: ", ") + ")") {")
      for bits in 0..<(1 << kept.count) {
        // From "all are given" down to "none is".
        let given = kept.indices.map { bits >> (kept.count - 1 - $0) & 1 == 0 }
        let left = Set(zip(kept, given).filter { !$0.1 }.map(\.0.label))
        let pattern = given.map { "\($0)" }.joined(separator: ", ")
        writer.line("case \(kept.count == 1 ? pattern : "(\(pattern))"): return \(call(keeping: left))" + place)
      }
      writer.line("}")
    }
  }

  /// Names the function on each line that calls it, for the compiler shows the line with its errors.
  private var place: String { "  // \(route.place.provider), \(route.place.fileID):\(route.place.line)" }

  private func call(keeping kept: Set<String>) -> String {
    let passed = route.parameters.filter { parameter in
      if case .omitted = parameter.source { return false }
      return !(parameter.mayKeepDefault && kept.contains(parameter.label))
    }
    let arguments = passed.map { $0.label.asLabel + argument($0) }.joined(separator: ", ")
    let needsTry = route.isThrowing || route.service != nil || passed.contains { $0.throws }
    let expression: String
    switch route.handler {
    case .function(let function): expression = "\(function)(\(arguments))"
    case .type(let type): expression = "\(type).handle(request)"
    case .method(let name, let service, let named, let isAsynchronous):
      let label = named.map { ", named: \($0.quoted)" } ?? ""
      let get = "request.services.get(\(isAsynchronous ? "waitingFor: " : "")\(service.metatype)\(label))"
      expression = "\(get).\(name)(\(arguments))"
    }
    let text = (needsTry ? "try " : "") + (route.isAsync ? "await " : "")
    return route.isAsync ? "\(text)WaggleRouting::RouteAnswer(\(expression))" : text + expression
  }

  private func argument(_ parameter: RouteParameter) -> String {
    switch parameter.source {
    case .request: "request"
    case .registry: "request.services"
    case .service(let type): "request.services.get(\(route.isAsync ? "waitingFor: " : "")\(type.metatype))"
    case .argument(let type): "request.argument(\(parameter.label.quoted), as: \(metatype(type)))"
    case .decoded(let type): "request.decode(\(type).self)"
    case .omitted: ""
    }
  }

  private func metatype(_ type: String) -> String {
    type.hasSuffix("?") || type.contains(" ") && !type.hasPrefix("(") && !type.hasPrefix("[")
      ? "(\(type)).self" : "\(type).self"
  }
}

extension String {
  /// The name in front of an argument; few need backticks there.
  fileprivate var asLabel: String {
    if self == "_" { return "" }
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !["inout", "let", "var"].contains(self)
    return isPlain ? self + ": " : "`\(self)`: "
  }
}

extension RouteParameter {
  fileprivate var `throws`: Bool {
    switch source {
    case .service, .argument, .decoded: true
    case .request, .registry, .omitted: false
    }
  }
}
