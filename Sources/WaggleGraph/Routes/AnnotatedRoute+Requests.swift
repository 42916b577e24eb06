import WaggleSyntax

extension AnnotatedRoute {
  /// What it asks the registry for.
  var requests: [Request] {
    needs.enumerated().map { index, service in
      var name = ServiceMention.Name.none
      if index == 0, case .method(_, _, let given?, _) = handler { name = .text(given) }
      return Request(
        kind: .get, service: service, name: name, file: file, provider: nil, position: place.position,
        isOptional: false, isUnchecked: file.file.uncheckedLines.contains(place.line),
        isPresent: conditions.isEmpty && availability.conditions.isEmpty, hasAnyName: false, hasArgument: false,
        isHandedOn: false)
    }
  }
}
