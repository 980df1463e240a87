import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// A picture across the page. Its alt text is all the human words it has.
struct BannerRow: FacetComponent, Equatable {
  static let id = "row.banner"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(3, 0, 1) }
  static let summary = "A picture across the page that says what it shows in its alt text."
  static var reads: [ReadField] { .images(.background) + .click }
  static let speaksInPictures = true
  static let example = #"""
    {"id": "banner:1", "component": {"id": "row.banner", "category": "row"},
     "images": {"background": {"uri": "https://img.example.com/soup.jpg", "style": "STYLE_ROUNDED",
       "placeholder": "Soup season is here: 30% off bowls, up to $6"}},
     "events": {"click": {"name": "navigate", "data": {"uri": "offers/soup"}}}}
    """#

  let words: FacetWords
  let alternative: SafeText

  init(_ facet: Facet, in context: ViewContext) {
    words = FacetWords(facet)
    alternative = SafeText(facet.images.background?.placeholder ?? facet.text.title ?? "")
  }

  var speech: Speech { Speech(.banner, label: alternative, details: words.details) }

  func idealWidth(in proposal: Proposal) -> Int {
    min(proposal.width, 2 * CardWidth.wide)
  }

  func layout(in proposal: Proposal) -> Block {
    let width = proposal.width - 4
    return Block.column([
      .paragraph(alternative, .bannerTitle, width: width, maxLines: proposal.lines(3)),
      .facts(words.facts(besides: [.title]), width: width, maxLines: proposal.lines(1)),
    ])
    .padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
    .on(.background(.banner), width: proposal.width)
  }
}
