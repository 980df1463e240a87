import FacetModel

/// What a view is made for, apart from its facet: the client, which may be an older one that knew less of what a facet
/// can say, and the brand it wears.
public struct ViewContext: Sendable {
  public let client: Capabilities
  public let branded: any BrandedViewFactory

  public init(client: Capabilities, branded: any BrandedViewFactory = PlainBrandedViews()) {
    self.client = client
    self.branded = branded
  }
}
