import WaggleSyntax

extension AnnotatedRoute {
  /// What it asks the registry for.
  ///
  /// - Parameter route: Its own place in the graph.
  func requests(_ route: Int) -> [Request] {
    needs.enumerated().map { index, service in
      var name = ServiceMention.Name.none
      if index == 0, case .method(_, _, let given?, _) = handler { name = .text(given) }
      return Request(
        kind: .get, service: service, name: name, file: file, provider: nil, route: route, position: place.position,
        isOptional: false, isUnchecked: file.file.uncheckedLines.contains(place.line),
        isPresent: conditions.isEmpty && availability.conditions.isEmpty, hasAnyName: false, hasArgument: false,
        isHandedOn: false)
    }
  }
}
