import BasketAPI
import Waggle

let registry = ServiceRegistry(ShopServices.self)
var basket = try registry.get(Basket.self)
basket.add("tea")
basket.add("honey")
print("total: \(basket.total)")
