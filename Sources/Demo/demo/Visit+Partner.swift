import DemoCAimAPI
import Waggle

extension Visit {
  func visitPartner() {
    title("Next door")
    guard let aim = try? registry.get(CAimService.self) else {
      print("  nobody is at home: no module provides C-Aim")
      return
    }
    aim.gotoCAimController(name: "From C") {
      print("  CAim CallBack: back in the shop")
    }
  }
}
