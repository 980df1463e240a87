import FacetModel
import ViewTree

/// The header of a store's page, in the brand's design.
struct StoreHeader: FacetComponent {
  static let id = "header.store"
  static let category = ComponentCategory.header
  static var since: SemanticVersion { SemanticVersion(3, 0, 1) }
  static let summary = "The header of a store's page, in the brand's design."
  static let reads: ReadFields = StoreContent.reads + .images(.background, .icon) + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "header.store:1", "component": {"id": "header.store", "category": "header"},
     "text": {"title": "Noodle Harbor 麺港", "subtitle": "$$ • Ramen", "accessory": "Open until 10:30 PM",
       "description": "Broth from bones, noodles from the machine in the window.",
       "custom": {"eta_display_string": "0.9 mi • 19 min", "delivery_fee_string": "$0.99 delivery fee"}},
     "images": {"main": {"uri": "https://img.example.com/logos/harbor.png", "style": "STYLE_CIRCLE"},
       "background": {"uri": "https://img.example.com/covers/harbor.jpg", "style": "STYLE_ROUNDED",
         "placeholder": "Noodle Harbor 麺港, seen from the street"},
       "accessory": {"local": "dashpass-badge"}, "custom": {"modality_icon": {"local": "driving-icon"}}},
     "custom": {"rating": {"average_rating": 4.800000190734863, "display_num_ratings": "(1k+)"},
       "badges": [{"text": "Top 1% in ramen", "dls_tag_style": "highlight", "leading_icon": "trending"},
         {"text": "20% off, up to $5", "dls_tag_style": "positive", "dls_tag_type": "emphasis"}],
       "savelists": [{"id": "1", "name": "Rainy days"}], "is_currently_available": true}}
    """#

  let view: any FacetView

  init(_ facet: FacetReader, in context: ViewContext) {
    let content = StorePageContent(facet, in: context)
    view = context.branded.makeStorePageHeader(content) ?? PlainStorePageHeader(content: content)
  }

  func isEqual(to other: any FacetView) -> Bool {
    (other as? Self).map { view.isEqual(to: $0.view) } ?? false
  }

  var speech: Speech { view.speech }

  func idealWidth(in proposal: Proposal) -> Int { proposal.width }

  func layout(in proposal: Proposal) -> Block { view.layout(in: proposal) }
}
