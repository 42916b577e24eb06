package import WaggleGraph
import WaggleSyntax

/// Says of one service who provides it and why, who asks for it, and in what order all is made.
package struct Explanation {
  /// Some lines, each ended.
  package private(set) var text = ""

  private let graph: ProgramGraph

  /// Writes the explanation.
  ///
  /// - Complexity: O(*n*) in the number of providers and requests of the program.
  package init(_ service: ServiceIdentity, in graph: ProgramGraph) {
    self.graph = graph
    line("\(service.fullName) in \(graph.root.name)")
    let all = graph.providers(of: service)
    let names = Set(all.map { graph.providers[$0].provider.name ?? "" }).sorted()
    for name in names { provided(service, named: name.isEmpty ? nil : name) }
    let byHand = graph.registrations.filter { $0.service.text == service.text && $0.adds }
    for registration in byHand { line("  registered by hand at \(registration.fileID):\(registration.position.line)") }
    if names.isEmpty, byHand.isEmpty { missing(service) }
    asked(service)
  }

  private mutating func line(_ line: String) { text += line + "\n" }

  private func title(_ index: Int) -> String {
    let one = graph.providers[index].provider
    return "\(one.place.provider), \(one.scope.rawValue) (\(one.place.fileID):\(one.place.line))"
  }

  private mutating func provided(_ service: ServiceIdentity, named name: String?) {
    let candidates = graph.providers(of: service, named: name)
    let chosen = graph.effective(candidates)
    let suffix = name.map { " under the name \"\($0)\"" } ?? ""
    guard chosen.count == 1 else {
      line("  has \(chosen.count) providers\(suffix), so that 'get' fails and 'getAll' has all of them:")
      for index in chosen { line("    \(title(index))\(condition(index))") }
      return
    }
    let index = chosen[0]
    line("  is provided\(suffix) by \(title(index))\(condition(index))")
    if candidates.count == 1 { line("    because nobody else provides it\(suffix)") }
    for other in candidates where other != index {
      let isReplaced = candidates.contains { graph.providers[$0].replaces(graph.providers[other]) }
      let why = isReplaced ? "which is replaced" : "which is a fallback"
      line("    instead of \(title(other)), \(why)")
    }
    let needs = graph.requests.filter { $0.provider == index }
    for request in needs {
      line("    needs \(request.service.fullName)\(kind(request)): \(answer(request))")
    }
    let order = made(index)
    if order.count > 1 {
      line("    is made last of " + order.map { graph.providers[$0].provider.place.provider }.joined(separator: ", "))
    }
  }

  private func condition(_ index: Int) -> String {
    let conditions = graph.providers[index].provider.conditions
    return conditions.isEmpty ? "" : ", where \(conditions.map { "'\($0)'" }.joined(separator: " and ")) holds"
  }

  private func kind(_ request: Request) -> String {
    switch request.kind {
    case .lazy: " when it is used"
    case .getAll: ", all of them"
    case .get where request.isOptional: ", if it is there"
    case .get, .contains: ""
    }
  }

  private func answer(_ request: Request) -> String {
    let found = request.kind == .getAll ? graph.providers(of: request.service) : graph.answer(to: request) ?? []
    guard !found.isEmpty else {
      let possible = graph.providers(of: request.service)
      return possible.isEmpty ? "nobody provides it" : "may be " + possible.map(title).joined(separator: " or ")
    }
    return found.map(title).joined(separator: "; ")
  }

  /// What is made for a provider, in order, and itself last; only what is certain.
  private func made(_ index: Int) -> [Int] {
    let needs = graph.needs
    var order: [Int] = []
    var seen: Set<Int> = [index]
    var open = [(index, 0)]
    while let (provider, next) = open.popLast() {
      guard next < needs[provider].count else {
        order.append(provider)
        continue
      }
      open.append((provider, next + 1))
      let needed = needs[provider][next].provider
      if seen.insert(needed).inserted { open.append((needed, 0)) }
    }
    return order
  }

  private mutating func missing(_ service: ServiceIdentity) {
    line("  is provided by nobody")
    for miss in graph.nearMisses(of: service) { line("    \(miss.fileID):\(miss.position.line): \(miss.message)") }
  }

  private mutating func asked(_ service: ServiceIdentity) {
    let requests = graph.requests.filter { $0.service.text == service.text }
      .sorted { ($0.fileID, $0.position) < ($1.fileID, $1.position) }
    if requests.isEmpty { line("  is asked for by nobody") }
    for request in requests {
      let asker = request.provider.map { graph.providers[$0].provider.place.provider } ?? request.module
      var name = ""
      if case .text(let text) = request.name { name = " named \"\(text)\"" }
      line("  is asked for\(name)\(kind(request)) by \(asker) (\(request.fileID):\(request.position.line))")
    }
  }
}
