import FacetModel

/// What a view is made for, apart from its facet: the client, which may be an older one that knew less of what a facet
/// can say, the brand it wears, and what is chosen in the page's filters.
public struct ViewContext: Sendable {
  public let client: Capabilities
  public let branded: any BrandedViewFactory
  public let choices: FilterChoices

  public init(
    client: Capabilities, branded: any BrandedViewFactory = PlainBrandedViews(),
    choices: FilterChoices = FilterChoices()
  ) {
    self.client = client
    self.branded = branded
    self.choices = choices
  }
}
