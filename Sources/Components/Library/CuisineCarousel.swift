import FacetModel
import ViewTree

/// The cuisines of one filter. The filter belongs to the carousel, and each toggle is one of its values.
struct CuisineCarousel: HeadedComponent, Equatable {
  static let id = "filter.carousel-cuisine-generic"
  static let category = ComponentCategory.carousel
  static var since: SemanticVersion { SemanticVersion(3, 0, 1) }
  static let summary = "Cuisines to choose from."
  static let reads: ReadFields =
    Heading.reads + .custom("filter_id", "supports_multi_select", "auto_scroll_interval") + .children
  static var needs: [RequiredField] { [RequiredField(.custom("filter_id"))] }
  static let role = Speech.Role.carousel
  static let example = #"""
    {"id": "filter.carousel-cuisine-generic:home",
     "component": {"id": "filter.carousel-cuisine-generic", "category": "carousel"},
     "custom": {"filter_id": "cuisine", "supports_multi_select": false},
     "children": [
       {"id": "card.animation_toggle:thai", "component": {"id": "card.animation_toggle", "category": "card"},
        "text": {"title": "Thai"}, "images": {"main": {"uri": "https://img.example.com/lottie/thai.json"}},
        "custom": {"is_selected": false, "cuisine_filter_id": "953", "friendly_name": "thai"},
        "events": {"click": {"name": "apply_cuisine_filter", "data": {"cuisine_filter_id": "953"}}}},
       {"id": "card.animation_toggle:sushi", "component": {"id": "card.animation_toggle", "category": "card"},
        "text": {"title": "Sushi"}, "images": {"main": {"uri": "https://img.example.com/lottie/sushi.json"}},
        "custom": {"is_selected": true, "cuisine_filter_id": "188", "friendly_name": "sushi"},
        "events": {"click": {"name": "apply_cuisine_filter", "data": {"cuisine_filter_id": "188"}}}},
       {"id": "card.animation_toggle:dim_sum", "component": {"id": "card.animation_toggle", "category": "card"},
        "text": {"title": "Dim Sum"}, "images": {"main": {"uri": "https://img.example.com/lottie/dim-sum.json"}},
        "custom": {"is_selected": false, "cuisine_filter_id": "559", "friendly_name": "dim_sum"},
        "events": {"click": {"name": "apply_cuisine_filter", "data": {"cuisine_filter_id": "559"}}}}]}
    """#

  let heading: Heading
}
