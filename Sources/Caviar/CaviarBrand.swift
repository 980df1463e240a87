import Branding
import CSamples
import CommonApp
import Prism

extension Brand {
  public static let caviar = Brand(
    name: "caviar",
    tokens: BrandTokens(values: CaviarTheme.values, highContrast: CaviarTheme.highContrast),
    views: CaviarViews(),
    website: "https://www.trycaviar.com",
    components: [CaviarTastingMenu.descriptor, CaviarFootnote.descriptor],
    structures: CaviarStructures.all,
    landingRouter: CaviarLandingRouter(),
    sample: BrandSample(files: { facet_caviar_samples() }))
}
