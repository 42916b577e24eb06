import WaggleSyntax

/// One rule about a whole program.
protocol ProgramCheck: SendableMetatype {
  /// The word for what it finds.
  static var kind: String { get }

  static func run(_ graph: ProgramGraph) -> [Diagnostic]
}

enum ProgramChecks {
  /// All rules, in no order that matters: what they find is sorted.
  static let all: [any ProgramCheck.Type] = [
    MissingCheck.self, NothingReplacedCheck.self, AmbiguousCheck.self, CycleCheck.self, CaptiveCheck.self,
    IsolationCheck.self, RouteProgramCheck.self,
  ]

  /// A test puts together what it likes, so that nothing is missing in it.
  static let ofTests: [any ProgramCheck.Type] = [
    AmbiguousCheck.self, CycleCheck.self, CaptiveCheck.self, IsolationCheck.self, RouteProgramCheck.self,
  ]
}

extension ProgramGraph {
  /// The problems of the program, sorted.
  package var diagnostics: [Diagnostic] {
    // What stands in the rest of a file that cannot be read is anybody's guess, and checks do not guess.
    guard modules.allSatisfy({ $0.files.allSatisfy(\.problems.isEmpty) }) else { return [] }
    var bag = DiagnosticBag()
    for check in root.kind == .test ? ProgramChecks.ofTests : ProgramChecks.all { run(check, &bag) }
    return bag.sorted
  }

  /// The providers that nobody asks for, sorted.
  package var unused: [Diagnostic] {
    var bag = DiagnosticBag()
    run(UnusedCheck.self, &bag)
    return bag.sorted
  }

  private func run(_ check: any ProgramCheck.Type, _ bag: inout DiagnosticBag) {
    for var problem in check.run(self) {
      problem.kind = check.kind
      bag.add(problem)
    }
  }
}

extension Request {
  func diagnostic(_ message: String, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(path: path, position: position, message: message, notes: notes)
  }

  /// As messages name it: the service, and its name if it has one.
  var title: String {
    guard case .text(let name) = self.name else { return "'\(service.name)'" }
    return "'\(service.name)' named \"\(name)\""
  }
}

extension ProgramProvider {
  func note(_ message: String) -> Diagnostic.Note {
    Diagnostic.Note(path: provider.place.path, position: provider.place.position, message: message)
  }

  func diagnostic(_ message: String, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(path: provider.place.path, position: provider.place.position, message: message, notes: notes)
  }
}
