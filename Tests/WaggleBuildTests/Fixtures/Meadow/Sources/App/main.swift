import CShim
import OrchardAPI
import Waggle

let registry = ServiceRegistry(AppServices.self)
let blooms = try registry.getAll((any Bloom).self)
print(blooms.map(\.text).sorted().joined(separator: "; "), shim())
let loud = registry.contains((any Bloom).self, named: "loud")
print("loud:", loud ? try registry.get((any Bloom).self, named: "loud").text : "nobody")
