/// Tells tasks apart while they live; code that runs in none is of one identity too.
///
/// SAFETY: the task is compared and nothing else; whether it lives does not matter for that.
struct TaskIdentity: Equatable, @unchecked Sendable {
  private let task: UnsafeCurrentTask?

  static var current: TaskIdentity { withUnsafeCurrentTask { TaskIdentity(task: $0) } }
}
