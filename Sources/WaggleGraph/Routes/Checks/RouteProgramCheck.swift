/// Modules of one program want to answer the same.
enum RouteProgramCheck: ProgramCheck {
  static let kind = "route"

  static func run(_ graph: ProgramGraph) -> [Diagnostic] {
    RouteConflictCheck.run(graph.routes) { $0.module != $1.module }
  }
}
