precedencegroup ForwardPipe {
  higherThan: AssignmentPrecedence, LogicalConjunctionPrecedence
  lowerThan: TernaryPrecedence
  associativity: left
  assignment: true
}
precedencegroup Empty {}
infix operator |>: ForwardPipe
public func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
