import WaggleSyntax

/// One rule about declarations that answer routes.
protocol RouteCheck: SendableMetatype {
  static func run(_ candidate: RouteCandidate, _ symbols: SymbolTable) -> [Diagnostic]
}

enum RouteChecks {
  /// All rules, in no order that matters: what they find is sorted.
  static let all: [any RouteCheck.Type] = [
    RouteOptionCheck.self, RoutePatternCheck.self, RouteAccessCheck.self, RouteParameterCheck.self,
    RouteProviderCheck.self,
    RouteHandlerCheck.self,
  ]
}
