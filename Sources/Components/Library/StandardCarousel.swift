import FacetModel
import ViewTree

/// Cards that belong together, under a title or, for banners, without one.
struct StandardCarousel: HeadedComponent, Equatable {
  static let id = "carousel.standard"
  static let category = ComponentCategory.carousel
  static var since: SemanticVersion { SemanticVersion(2, 0, 0) }
  static let summary = "Cards side by side that belong together, under a title or, for banners, without one."
  static let reads: ReadFields = Heading.reads + .custom("auto_scroll_interval") + .children
  static let role = Speech.Role.carousel
  static let example = #"""
    {"id": "carousel.standard:near", "component": {"id": "carousel.standard", "category": "carousel"},
     "text": {"title": "Fastest near you ⚡", "subtitle": "At your door within half an hour"},
     "events": {"click": {"name": "navigate", "data": {"uri": "facet_feed/bmVhcg==/"}}},
     "children": [
       {"id": "card.store:1", "component": {"id": "card.store", "category": "card"},
        "text": {"title": "Golden Spoon", "description": "1.8 mi • 23 min"},
        "images": {"main": {"uri": "https://img.example.com/spoon.jpg", "style": "STYLE_ROUNDED"}}},
       {"id": "card.store:2", "component": {"id": "card.store", "category": "card"},
        "text": {"title": "Mango & Mortar", "description": "1.1 mi • 22 min"},
        "images": {"main": {"uri": "https://img.example.com/mango.jpg", "style": "STYLE_ROUNDED"}}},
       {"id": "card.store:3", "component": {"id": "card.store", "category": "card"},
        "text": {"title": "Bluebell & Vine", "description": "2.4 mi • 35 min"},
        "images": {"main": {"uri": "https://img.example.com/bluebell.jpg", "style": "STYLE_ROUNDED"}}}]}
    """#

  let heading: Heading
}
