import Voices

// @service(named: "class")
final class ClassVoice: Voice {
  nonisolated var text: String { "class" }
}

// @service(named: "struct")
struct StructVoice: Voice {
  nonisolated var text: String { "struct" }
}

// @service(named: "enum")
enum EnumVoice: Voice {
  case only

  init() { self = .only }

  nonisolated var text: String { "enum" }
}

// @service
actor ActorJob: Job {
  private var runs = 0

  func run() async -> String {
    runs += 1
    return "actor \(runs)"
  }
}

/// In a file before the actor's, Swift 6.3 would refuse the actor: its protocol is written `nonisolated`.
// @service(named: "async function")
func makeLater(store: any Store) async -> any Job { ActorJob() }

// @service(named: "actor", scope: singleton)
actor ActorStore: Store {
  nonisolated var text: String { "actor" }
}

/// All mentions of it warn, but those in what is deprecated too.
// @service(named: "deprecated")
@available(*, deprecated, message: "speak up")
struct DeprecatedVoice: Voice {
  nonisolated var text: String { "deprecated" }
}

// @service(named: "future")
@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
struct FutureVoice: Voice {
  nonisolated var text: String { "future" }
}

// @service(any Repository<User>)
struct Users: Repository {
  nonisolated func all() -> [User] { [User(name: "bee")] }
}

// @service(named: "generic")
struct GenericVoice: Voice {
  private let names: String

  init(_ users: any Repository<User>) { names = users.all().map(\.name).joined() }

  nonisolated var text: String { names }
}

// @service
struct Stage: Backstage {
  nonisolated var text: String { "package" }
}

// @service(scope: singleton)
nonisolated final class SharedStore: Store {
  let text = "shared"
}

// @service(named: "extension")
extension Extended: Voice {
  nonisolated var text: String { "extension" }
}

struct Extended {}
