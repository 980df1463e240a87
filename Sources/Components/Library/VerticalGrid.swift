import FacetModel
import ViewTree

/// Cards in a grid, for example the items of a shop.
struct VerticalGrid: HeadedComponent, Equatable {
  static let id = "grid.vertical"
  static let category = ComponentCategory.grid
  static var since: SemanticVersion { SemanticVersion(6, 1, 0) }
  static let summary = "Cards in as many columns as the feed asks for and the screen has room for, with its spacing."
  static let reads: ReadFields = Heading.reads + .children
  static let role = Speech.Role.grid
  static let example = #"""
    {"id": "grid.vertical:snacks", "component": {"id": "grid.vertical", "category": "grid"},
     "text": {"title": "Snacks"},
     "layout": {"dls_padding": {"top": "SPACING_NONE", "left": "SPACING_X_SMALL", "right": "SPACING_X_SMALL"}},
     "style": {"spacing": "SPACING_SMALL"},
     "children": [
       {"id": "card.tile:1", "component": {"id": "card.tile", "category": "card"},
        "text": {"title": "Crisps", "subtitle": "31 kinds"},
        "images": {"main": {"uri": "https://img.example.com/shelves/1.jpg", "style": "ROUNDED"}}},
       {"id": "card.tile:2", "component": {"id": "card.tile", "category": "card"},
        "text": {"title": "Nuts and seeds", "subtitle": "18 kinds"},
        "images": {"main": {"uri": "https://img.example.com/shelves/2.jpg", "style": "ROUNDED"}}},
       {"id": "card.tile:3", "component": {"id": "card.tile", "category": "card"},
        "text": {"title": "Chocolate", "subtitle": "44 kinds"},
        "images": {"main": {"uri": "https://img.example.com/shelves/3.jpg", "style": "ROUNDED"}}},
       {"id": "card.tile:4", "component": {"id": "card.tile", "category": "card"},
        "text": {"title": "Dried fruit", "subtitle": "12 kinds"},
        "images": {"main": {"uri": "https://img.example.com/shelves/4.jpg", "style": "ROUNDED"}}}]}
    """#

  let heading: Heading
}
