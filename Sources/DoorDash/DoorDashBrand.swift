import Branding
import CSamples
import CommonApp
import Prism

extension Brand {
  public static let doorDash = Brand(
    name: "doordash",
    tokens: BrandTokens(values: DoorDashTheme.values, highContrast: DoorDashTheme.highContrast),
    views: DoorDashViews(),
    website: "https://www.doordash.com",
    structures: DoorDashStructures.all,
    sample: BrandSample(files: { facet_doordash_samples() }))
}
