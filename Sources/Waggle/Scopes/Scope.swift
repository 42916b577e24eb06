/// How long one instance is shared.
enum Scope: String, Sendable {
  case transient
  case graph
  case singleton
  case weak
  case scoped
}
