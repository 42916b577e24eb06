import API
import Waggle

final class Screen {
  @Injected var holiday: any Holiday
  @MainInjected("main") private var zone: any Zone
  let clock: LazyService<any Clock>

  init(clock: LazyService<any Clock>) {
    self.clock = clock
  }

  func show() throws {
    let zone = try ServiceRegistry.current.get(
      Zone.self,
      named: "local")
    let text = "\(zone)"
    print(text)
  }
}
