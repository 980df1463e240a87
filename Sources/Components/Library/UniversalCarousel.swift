import FacetModel
import ViewTree

/// A carousel with cards of any kind, which looks like every other carousel.
struct UniversalCarousel: HeadedComponent, Equatable {
  static let id = "carousel.universal"
  static let category = ComponentCategory.carousel
  static var since: SemanticVersion { SemanticVersion(6, 1, 0) }
  static let summary = "Cards of any kind side by side, with or without a title and badges."
  static let reads: ReadFields = StandardCarousel.reads
  static let role = Speech.Role.carousel
  static let example = #"""
    {"id": "carousel.universal:store_carousel", "component": {"id": "carousel.universal", "category": "carousel"},
     "text": {"title": "Groceries in an hour", "subtitle": "From the shops around Juniper Street"},
     "custom": {"badges": [{"text": "SNAP", "type": "snap", "dls_tag_style": "informational"}]},
     "events": {"click": {"name": "navigate", "data": {"uri": "facet_feed/Z3JvY2VyeQ==/"}}},
     "children": [
       {"id": "card.store:1", "component": {"id": "card.store", "category": "card"},
        "text": {"title": "Pantry & Pine", "description": "0.6 mi • 41 min"},
        "images": {"main": {"uri": "https://img.example.com/pine.jpg", "style": "ROUNDED"}}},
       {"id": "card.tile:2", "component": {"id": "card.tile", "category": "card"},
        "text": {"title": "Everything for breakfast", "subtitle": "23 shops"},
        "images": {"main": {"uri": "https://img.example.com/breakfast.jpg", "style": "ROUNDED"}}},
       {"id": "card.action:more", "component": {"id": "card.action", "category": "card"},
        "text": {"title": "All shops"}, "images": {"main": {"local": "arrow-right"}},
        "events": {"click": {"name": "navigate", "data": {"uri": "facet_feed/YWxs/"}}}}]}
    """#

  let heading: Heading
}
