import CommonApp
import Prism

extension Brand {
  public static let doorDash = Brand(
    name: "doordash",
    tokens: BrandTokens(
      base: TokenSource(name: "DoorDash/base.tokens.json", text: DoorDashTokens.base),
      light: TokenSource(name: "DoorDash/light.tokens.json", text: DoorDashTokens.light),
      dark: TokenSource(name: "DoorDash/dark.tokens.json", text: DoorDashTokens.dark)),
    views: DoorDashViews(),
    sample: BrandSample(
      entry: "home.json",
      feeds: [
        "home.json": DoorDashSample.home, "home-2.json": DoorDashSample.home2, "home-3.json": DoorDashSample.home3,
        "home-offers.json": DoorDashSample.homeOffers, "home-dashpass.json": DoorDashSample.homeDashpass,
        "home-rated.json": DoorDashSample.homeRated, "home-thai.json": DoorDashSample.homeThai,
        "home-price.json": DoorDashSample.homePrice, "home-cheap.json": DoorDashSample.homeCheap,
      ]))
}
