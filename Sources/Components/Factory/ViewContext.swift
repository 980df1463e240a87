import FacetModel
import Wording

/// What a view is made for, apart from its facet: the client, which may be an older one that knew less of what a facet
/// can say, the brand it wears, and what somebody has done.
public struct ViewContext: Sendable {
  public let client: Capabilities
  public let branded: any BrandedViewFactory
  public let state: ClientState

  public init(
    client: Capabilities, branded: any BrandedViewFactory = PlainBrandedViews(), state: ClientState = ClientState()
  ) {
    self.client = client
    self.branded = branded.speaking(state.words)
    self.state = state
  }

  public var words: Words { state.words }

  public var choices: FilterChoices { state.choices }
}
