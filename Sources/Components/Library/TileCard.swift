import FacetModel
import Prism
import Text
import ViewTree

/// A picture with a name under it: a collection, a town, a dish to search for.
struct TileCard: FacetComponent, Equatable {
  static let id = "card.tile"
  static let category = ComponentCategory.card
  static var since: SemanticVersion { SemanticVersion(1, 0, 0) }
  static let summary = "A picture with a name under it that leads to a collection."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .description, .accessory) + .words + .images(.main, .icon) + .click + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "card.tile:noodles", "component": {"id": "card.tile", "category": "card"},
     "text": {"title": "Slurp season", "subtitle": "41 places"},
     "images": {"main": {"uri": "https://img.example.com/tiles/noodles.jpg", "placeholder": "Slurp season",
       "style": "STYLE_ROUNDED"}},
     "events": {"click": {"name": "navigate", "data": {"uri": "facet_feed/bm9vZGxlcw==/"}}}}
    """#

  let words: FacetWords
  let picture: Picture
  let icon: Icon?

  init(_ facet: FacetReader, in context: ViewContext) {
    words = FacetWords(facet)
    picture = Picture(facet.images.main, of: words[.title])
    icon = facet.images.icon?.local.flatMap(Icon.init(wireName:))
  }

  var speech: Speech {
    let details = words.details
    return Speech(.card, label: words[.title] ?? "", details: details + picture.words(besides: details))
  }

  func idealWidth(in proposal: Proposal) -> Int { min(proposal.width, CardWidth.tile) }
}
