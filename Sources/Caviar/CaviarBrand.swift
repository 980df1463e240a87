import CommonApp
import Prism

extension Brand {
  public static let caviar = Brand(
    name: "caviar",
    tokens: BrandTokens(
      base: TokenSource(name: "Caviar/base.tokens.json", text: CaviarTokens.base),
      light: TokenSource(name: "Caviar/light.tokens.json", text: CaviarTokens.light),
      dark: TokenSource(name: "Caviar/dark.tokens.json", text: CaviarTokens.dark)),
    views: CaviarViews(),
    sample: BrandSample(entry: "caviar-home.json", feeds: ["caviar-home.json": CaviarSample.caviarHome]))
}
