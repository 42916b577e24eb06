import DemoShopAPI

// @route(key: "offers")
func offersPage() -> Page {
  Page(title: "Offers", lines: ["Three for two, and less for large orders"])
}
