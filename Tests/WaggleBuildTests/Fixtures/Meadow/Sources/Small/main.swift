import OrchardAPI
import Waggle

let registry = ServiceRegistry(SmallServices.self)
print(try registry.getAll((any Bloom).self).map(\.text).sorted().joined(separator: "; "))
