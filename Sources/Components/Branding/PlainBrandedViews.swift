import Text

/// A brand without views of its own: the plain defaults.
public struct PlainBrandedViews: BrandedViewFactory {
  public let name: SafeText
  public let tagline: SafeText

  public init(name: SafeText = "", tagline: SafeText = "") {
    self.name = name
    self.tagline = tagline
  }
}
