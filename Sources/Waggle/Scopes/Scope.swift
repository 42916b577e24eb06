/// How long one instance is shared.
enum Scope: Hashable, Sendable {
  case transient
  case graph
  case singleton
  case weak
  case scoped
}
