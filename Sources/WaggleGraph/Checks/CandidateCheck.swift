/// One rule about annotated declarations.
protocol CandidateCheck: SendableMetatype {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic]
}

enum CandidateChecks {
  /// All rules, in no order that matters: what they find is sorted.
  static let all: [any CandidateCheck.Type] = [
    UnknownOptionCheck.self, InaccessibleCheck.self, GenericCheck.self, NoServiceCheck.self, SeveralServicesCheck.self,
    NoInitializerCheck.self, AmbiguousInitializerCheck.self, NotConformingCheck.self, WeakValueCheck.self,
  ]
}
