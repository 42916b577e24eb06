import Foundation
import Waggle

do {
  try await Visit(registry: ServiceRegistry(demoServices.self)).play()
} catch {
  print(error)
  exit(EXIT_FAILURE)
}
