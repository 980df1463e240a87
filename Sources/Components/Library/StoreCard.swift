import FacetModel
import Prism
import Text
import ViewTree

/// A store among others in a carousel.
struct StoreCard: FacetComponent, Equatable {
  static let id = "card.store"
  static let category = ComponentCategory.card
  static var since: SemanticVersion { SemanticVersion(3, 0, 1) }
  static let summary = "A store as a card among others, under its picture."
  static let reads: ReadFields = StoreContent.reads
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "card.store:1", "component": {"id": "card.store", "category": "card"},
     "text": {"title": "Golden Spoon", "description": "1.8 mi • 23 min",
       "custom": {"delivery_fee_string": "$0 delivery fee, first order", "sponsored_description": "Sponsored"}},
     "images": {"main": {"uri": "https://img.example.com/spoon.jpg", "style": "STYLE_ROUNDED"},
       "accessory": {"local": "dashpass-badge"}},
     "custom": {"rating": {"average_rating": 4.699999809265137, "display_num_ratings": "(2k+)"},
       "badges": [{"text": "Closing soon", "dls_tag_style": "warning"}], "is_currently_available": false},
     "events": {"click": {"name": "navigate", "data": {"uri": "store/1/"}}}}
    """#

  let store: StoreContent

  init(_ facet: FacetReader, in context: ViewContext) {
    store = StoreContent(facet, in: context)
  }

  var speech: Speech { store.speech(.card) }
}
