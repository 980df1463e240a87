import FacetModel
import ViewTree

/// The filters of a section, under the number of results that they leave.
struct FilterCarousel: HeadedComponent, Equatable {
  static let id = "carousel.filters"
  static let category = ComponentCategory.carousel
  static var since: SemanticVersion { SemanticVersion(2, 0, 0) }
  static let summary = "The filters of a section, under the number of results they leave."
  static let reads: ReadFields = Heading.reads + .custom("auto_scroll_interval") + .children
  static let role = Speech.Role.carousel
  static let example = #"""
    {"id": "carousel.filters:home", "component": {"id": "carousel.filters", "category": "carousel"},
     "text": {"subtitle": "360 results"},
     "events": {"click": {"name": "load_content", "data": {"sections": ["store_feed"]}}},
     "children": [
       {"id": "filter.binary:deals", "component": {"id": "filter.binary", "category": "filter"},
        "text": {"title": "Offers"}, "images": {"icon": {"local": "deals-fill"}},
        "custom": {"filter_id": "deals-fill"}},
       {"id": "filter.range:star_rating", "component": {"id": "filter.range", "category": "filter"},
        "text": {"title": "Over 4.5"}, "custom": {"filter_id": "star_rating", "range_direction": "over",
          "allowed_values": [{"query_value": "4", "display_name": "4+"}, {"query_value": "4.5", "display_name": "4.5+"}],
          "default_values": ["4.5"]}},
       {"id": "filter.collection:price_range", "component": {"id": "filter.collection", "category": "filter"},
        "text": {"title": "Price"}, "custom": {"filter_id": "price_range", "default_values": ["1"],
          "allowed_values": [{"query_value": "1", "display_name": "$"}, {"query_value": "2", "display_name": "$$"}]}},
       {"id": "filter.binary:pickup", "component": {"id": "filter.binary", "category": "filter"},
        "text": {"title": "Pickup"}, "images": {"icon": {"local": "walking-icon"}},
        "custom": {"filter_id": "pickup", "is_pickup_type": true}}]}
    """#

  let heading: Heading

  func layout(in proposal: Proposal) -> Block {
    heading.layout(
      in: proposal, subtitle: heading.words[.title] == nil ? .listRowTitle : .sectionSubtitle)
  }
}
