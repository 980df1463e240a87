import FacetModel
import Prism
import Text
import ViewTree

/// What the header of a store's page says.
public struct StorePageContent: Equatable, Sendable {
  let store: StoreContent
  public let cover: Picture
  public let logo: Picture

  public init(_ facet: FacetReader, in context: ViewContext) {
    store = StoreContent(facet, in: context)
    logo = Picture(facet.images.icon ?? facet.images.main, of: store.words[.title])
    // Initials are not said twice.
    cover = Picture(facet.images.background, of: logo.isThere ? nil : store.words[.title])
  }

  public var words: FacetWords { store.words }
  public var rating: RatingText? { store.rating }
  public var badges: BadgeRow { store.badges }
  public var isOpen: Bool { store.isOpen }
  public var isSaved: Bool { store.isSaved }
  public var isDashPass: Bool { store.isDashPass }
  /// How an order gets here: on wheels, on foot.
  public var modality: Icon? { store.modality }
  /// Until when it takes orders, or when again; nothing where it is open and nobody says more.
  public var status: SafeText? { store.status }

  public var speech: Speech {
    var speech = store.speech(.heading)
    if !cover.alternative.isEmpty { speech.details.append(cover.alternative) }
    return speech
  }
}
