import FacetModel
import Text

/// What the header of a store's page says.
public struct StorePageContent: Equatable, Sendable {
  public let words: FacetWords
  public let rating: RatingText?
  public let cover: Picture
  public let logo: Picture
  public let badges: BadgeRow

  init(_ facet: Facet, in context: ViewContext) {
    words = FacetWords(facet)
    rating = RatingText(Rating(facet.custom["rating"]))
    cover = Picture(facet.images.background, of: words[.title])
    logo = Picture(facet.images.icon ?? facet.images.main, of: words[.title])
    badges = BadgeRow(facet, in: context)
  }
}
