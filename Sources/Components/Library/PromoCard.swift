import FacetModel
import Prism
import Text
import ViewTree

/// A promotion: the discount, its conditions, and its code.
struct PromoCard: FacetComponent, Equatable {
  static let id = "card.promo"
  static let category = ComponentCategory.card
  static var since: SemanticVersion { SemanticVersion(4, 0, 0) }
  static let summary = "A promotion on a background of its own, with its conditions, its code and a button."
  static let reads: ReadFields =
    .texts(.title, .description, .accessory) + .textCustom("button") + .words + .images(.icon, .background)
    + .custom("background_color", "badges") + .click + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "card.promo:first-order", "component": {"id": "card.promo", "category": "card"},
     "text": {"title": "$15 off your first order", "accessory": "HELLO15",
       "description": "On orders over $25, once. Ends November 30.", "custom": {"button": "Use it"}},
     "images": {"icon": {"local": "deals-fill"},
       "background": {"uri": "https://img.example.com/promos/first-order.jpg", "style": "STYLE_ROUNDED"}},
     "custom": {"background_color": "E7FBEF", "badges": [{"text": "Ends soon", "dls_tag_style": "warning"}]},
     "events": {"click": {"name": "navigate", "data": {"uri": "offers/?promo=1"}}}}
    """#

  let words: FacetWords
  let icon: Icon?
  let picture: Picture
  let badges: BadgeRow
  let ground: Paint

  init(_ facet: FacetReader, in context: ViewContext) {
    words = FacetWords(facet)
    icon = facet.images.icon?.local.flatMap(Icon.init(wireName:))
    picture = Picture(facet.images.background, of: nil)
    badges = BadgeRow(facet, in: context)
    ground = Paint(WireColor(facet.custom.string("background_color")), instead: .background(.banner))
  }

  var speech: Speech {
    let alternative = picture.alternative.isEmpty ? [] : [picture.alternative]
    return Speech(
      .card, label: words[.title] ?? "", details: words.details + alternative + badges.words)
  }

  func idealWidth(in proposal: Proposal) -> Int { min(proposal.width, CardWidth.wide) }
}
