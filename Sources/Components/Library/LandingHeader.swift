import FacetModel
import ViewTree

/// The header of a landing page, in the brand's design.
struct LandingHeader: FacetComponent {
  static let id = "header.landing"
  static let category = ComponentCategory.header
  static var since: SemanticVersion { SemanticVersion(1, 0, 0) }
  static let summary = "The header of a landing page, in the brand's design."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .description) + .textCustom("button") + .words + .images(.background, .icon) + .click
    + .children
  static let example = #"""
    {"id": "header.landing:welcome", "component": {"id": "header.landing", "category": "header"},
     "text": {"title": "Dinner is closer than you think", "custom": {"button": "Enter your address"},
       "subtitle": "Places around the corner, at your door in half an hour."},
     "images": {"icon": {"local": "brand-logo"}, "background": {"uri": "https://img.example.com/welcome.jpg",
       "placeholder": "A table being laid, seen from above", "style": "STYLE_ROUNDED"}},
     "events": {"click": {"name": "navigate", "data": {"uri": "address/"}}}}
    """#

  let view: any FacetView

  init(_ facet: FacetReader, in context: ViewContext) {
    let content = LandingContent(facet, hasClick: context.client.understandsClick(of: facet))
    view = context.branded.makeLanding(content) ?? PlainLanding(content: content, brandName: context.branded.name)
  }

  func isEqual(to other: any FacetView) -> Bool {
    (other as? Self).map { view.isEqual(to: $0.view) } ?? false
  }

  var speech: Speech { view.speech }

  func idealWidth(in proposal: Proposal) -> Int { proposal.width }

  func layout(in proposal: Proposal) -> Block { view.layout(in: proposal) }
}
