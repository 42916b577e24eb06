import API
import Waggle
import Wrappers

struct Wrapped {
  @Injected var clock: any Clock
  @MainInjected var zone: any Zone
}
