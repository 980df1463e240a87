import FacetModel
import Wording

/// The context of a view besides its facet: the client, the brand and the user's choices. The client may be an older
/// version that understands less of a facet.
///
/// It is a class because every view takes it, and a copy of all that it holds would cost more than many views.
public final class ViewContext: Sendable {
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
