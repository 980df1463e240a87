import FacetModel
import Prism
import Text
import ViewTree

/// The content of the header of a store's page.
public struct StorePageContent: Equatable, Sendable {
  let store: StoreContent
  public let cover: Picture
  public let logo: Picture

  public init(_ facet: FacetReader, in context: ViewContext) {
    store = StoreContent(facet, in: context)
    logo = Picture(facet.images.icon ?? facet.images.main, of: store.words[.title])
    // The initials of the store are not shown twice.
    cover = Picture(facet.images.background, of: logo.isThere ? nil : store.words[.title])
  }

  public var words: FacetWords { store.words }
  public var rating: RatingText? { store.rating }
  public var badges: BadgeRow { store.badges }
  public var isOpen: Bool { store.isOpen }
  public var isSaved: Bool { store.isSaved }
  public var isDashPass: Bool { store.isDashPass }
  /// The means of delivery: by car, on foot.
  public var modality: Icon? { store.modality }
  /// The time until which the store takes orders, or from which it does again; `nil` for an open store without such a
  /// text.
  public var status: SafeText? { store.status }

  public var speech: Speech {
    var speech = store.speech(.heading)
    if !cover.alternative.isEmpty { speech.details.append(cover.alternative) }
    return speech
  }
}
