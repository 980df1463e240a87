import Branding
import CommonApp
import Prism

extension Brand {
  public static let doorDash = Brand(
    name: "doordash",
    tokens: BrandTokens(values: DoorDashTheme.values),
    views: DoorDashViews(),
    website: "https://www.doordash.com",
    structures: DoorDashStructures.all,
    sample: BrandSample(entry: "home.json") { name in
      switch name {
      case "home.json": DoorDashSample.home
      case "home-2.json": DoorDashSample.home2
      case "home-3.json": DoorDashSample.home3
      case "home-offers.json": DoorDashSample.homeOffers
      case "home-dashpass.json": DoorDashSample.homeDashpass
      case "home-rated.json": DoorDashSample.homeRated
      case "home-thai.json": DoorDashSample.homeThai
      case "home-price.json": DoorDashSample.homePrice
      case "home-cheap.json": DoorDashSample.homeCheap
      default: nil
      }
    })
}
