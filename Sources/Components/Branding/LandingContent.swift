import FacetModel
import Text

/// What the header of a landing page says.
public struct LandingContent: Equatable, Sendable {
  public let words: FacetWords
  public let alternative: SafeText

  init(_ facet: Facet) {
    words = FacetWords(facet)
    alternative = SafeText(facet.images.background?.placeholder ?? "")
  }
}
