import DemoShopAPI
import Waggle

extension Visit {
  func pay(_ receipt: Receipt) throws {
    title("At the till")
    let settings = try registry.find(Settings.self)
    for line in receipt.lines { row("\(line.count) x \(line.product.name)", line.price) }
    for discount in receipt.discounts { row(discount.reason, Money.zero - discount.amount) }
    if !registry.contains(Discounts.self) { row("Discounts", "none here") }
    row("Total in \(settings?.currency ?? "EUR")", receipt.total)
  }
}
