extension ProgramGraph {
  /// What a provider gets when it is made, and from whom, for certain.
  package struct Need {
    package var request: Request
    package var provider: Int
  }

  var certainNeeds: [[Need]] {
    var needs = [[Need]](repeating: [], count: providers.count)
    for request in requests {
      guard let asker = request.provider, request.isPresent, request.kind != .lazy, let answer = answer(to: request),
        request.kind == .getAll || answer.count == 1
      else { continue }
      needs[asker] += answer.map { Need(request: request, provider: $0) }
    }
    return needs
  }
}
