import FacetModel
import ViewTree

/// Tiles side by side under a title.
struct TileCarousel: HeadedComponent, Equatable {
  static let id = "carousel.tiles"
  static let category = ComponentCategory.carousel
  static var since: SemanticVersion { SemanticVersion(1, 0, 0) }
  static let summary = "Tiles side by side, under a title."
  static let reads: ReadFields = Heading.reads + .custom("auto_scroll_interval") + .children
  static let role = Speech.Role.carousel
  static let example = #"""
    {"id": "carousel.tiles:mood", "component": {"id": "carousel.tiles", "category": "carousel"},
     "text": {"title": "What are you in the mood for?",
       "title_text_attributes": {"text_style": "DLS_TEXT_STYLE_TITLE_2"}},
     "children": [
       {"id": "card.tile:noodles", "component": {"id": "card.tile", "category": "card"},
        "text": {"title": "Slurp season", "subtitle": "41 places"},
        "images": {"main": {"uri": "https://img.example.com/tiles/noodles.jpg", "style": "STYLE_ROUNDED"}}},
       {"id": "card.tile:dawn", "component": {"id": "card.tile", "category": "card"},
        "text": {"title": "Breakfast before eight", "subtitle": "12 places"},
        "images": {"main": {"uri": "https://img.example.com/tiles/dawn.jpg", "style": "STYLE_ROUNDED"}}},
       {"id": "card.tile:garden", "component": {"id": "card.tile", "category": "card"},
        "text": {"title": "From the garden", "subtitle": "27 places"},
        "images": {"main": {"uri": "https://img.example.com/tiles/garden.jpg", "style": "STYLE_ROUNDED"}}},
       {"id": "card.tile:feast", "component": {"id": "card.tile", "category": "card"},
        "text": {"title": "A feast for six", "subtitle": "9 places"},
        "images": {"main": {"uri": "https://img.example.com/tiles/feast.jpg", "style": "STYLE_ROUNDED"}}}]}
    """#

  let heading: Heading
}
