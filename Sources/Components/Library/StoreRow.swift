import FacetModel
import Prism
import Text
import ViewTree

/// A store as one row of a list: its name, its delivery fee and whether it is open.
struct StoreRow: FacetComponent, Equatable {
  static let id = "row.store"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(2, 0, 0) }
  static let summary = "A store as one row of a list, with its rating, badges and some of its dishes."
  static let reads: ReadFields = StoreContent.reads
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "row.store:1", "component": {"id": "row.store", "category": "row"},
     "text": {"title": "Noodle Harbor 麺港", "description": "$$ • Ramen",
       "custom": {"eta_display_string": "0.9 mi • 19 min", "delivery_fee_string": "$0.99 delivery fee"}},
     "images": {"main": {"uri": "https://img.example.com/harbor.jpg", "style": "STYLE_ROUNDED"},
       "accessory": {"local": "dashpass-badge"}, "custom": {"modality_icon": {"local": "driving-icon"}}},
     "custom": {"rating": {"average_rating": 4.800000190734863, "display_num_ratings": "(1k+)"},
       "badges": [{"text": "20% off, up to $5", "dls_tag_style": "highlight", "dls_tag_type": "emphasis"}],
       "savelists": [{"id": "1", "name": "Rainy days"}], "is_currently_available": true,
       "window_shopping": {"cards": [{"name": "Miso Ramen", "price": {"display_string": "$15.25"}}]}},
     "events": {"click": {"name": "navigate", "data": {"uri": "store/1/"}}}}
    """#

  let store: StoreContent

  init(_ facet: FacetReader, in context: ViewContext) {
    store = StoreContent(facet, in: context)
  }

  var speech: Speech { store.speech(.row) }
}
