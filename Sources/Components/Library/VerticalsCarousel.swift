import FacetModel
import ViewTree

/// The kinds of businesses to choose from: restaurants, groceries, flowers.
struct VerticalsCarousel: HeadedComponent, Equatable {
  static let id = "carousel.verticals"
  static let category = ComponentCategory.carousel
  static var since: SemanticVersion { SemanticVersion(3, 0, 1) }
  static let summary = "The kinds of businesses to choose from, one of them selected."
  static let reads: ReadFields = Heading.reads + .custom("auto_scroll_interval") + .children
  static let role = Speech.Role.carousel
  static let example = #"""
    {"id": "carousel.verticals:home", "component": {"id": "carousel.verticals", "category": "carousel"},
     "children": [
       {"id": "card.animation_toggle:restaurants",
        "component": {"id": "card.animation_toggle", "category": "card"}, "text": {"title": "Restaurants"},
        "images": {"main": {"uri": "https://img.example.com/lottie/restaurants.json"}},
        "custom": {"is_selected": true, "friendly_name": "restaurants"},
        "events": {"click": {"name": "navigate", "data": {"uri": "vertical_homepage/?vertical_id=1"}}}},
       {"id": "card.animation_toggle:grocery",
        "component": {"id": "card.animation_toggle", "category": "card"}, "text": {"title": "Grocery"},
        "images": {"main": {"uri": "https://img.example.com/lottie/grocery.json"}},
        "custom": {"is_selected": false, "friendly_name": "grocery"},
        "events": {"click": {"name": "navigate", "data": {"uri": "vertical_homepage/?vertical_id=2"}}}},
       {"id": "card.animation_toggle:flowers",
        "component": {"id": "card.animation_toggle", "category": "card"}, "text": {"title": "Flowers"},
        "images": {"main": {"uri": "https://img.example.com/lottie/flowers.json"}},
        "custom": {"is_selected": false, "friendly_name": "flowers"},
        "events": {"click": {"name": "navigate", "data": {"uri": "vertical_homepage/?vertical_id=5"}}}}]}
    """#

  let heading: Heading
}
