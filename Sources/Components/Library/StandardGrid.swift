import FacetModel
import ViewTree

/// Facets beside and below each other, in as many columns as the feed asks for and the screen has room for.
struct StandardGrid: HeadedComponent, Equatable {
  static let id = "grid.standard"
  static let category = ComponentCategory.grid
  static var since: SemanticVersion { SemanticVersion(2, 0, 0) }
  static let summary = "Facets in as many columns as the feed asks for and the screen has room for."
  static let reads: ReadFields = Heading.reads + .children
  static let role = Speech.Role.grid
  static let example = #"""
    {"id": "grid.standard:quick", "component": {"id": "grid.standard", "category": "grid"},
     "text": {"title": "Quick bites", "accessory": "4 places"},
     "layout": {"grid_specs": {"Mobile": {"min_dimension_count": 1}, "Tablet": {"min_dimension_count": 2},
       "WideScreen": {"min_dimension_count": 4, "inter_column_spacing": "SPACING_LARGE"}}},
     "children": [
       {"id": "card.store:1", "component": {"id": "card.store", "category": "card"},
        "text": {"title": "Golden Spoon", "description": "1.8 mi • 23 min"}},
       {"id": "card.store:2", "component": {"id": "card.store", "category": "card"},
        "text": {"title": "Mango & Mortar", "description": "1.1 mi • 22 min"}},
       {"id": "card.store:3", "component": {"id": "card.store", "category": "card"},
        "text": {"title": "Bluebell & Vine", "description": "2.4 mi • 35 min"}},
       {"id": "card.store:4", "component": {"id": "card.store", "category": "card"},
        "text": {"title": "Saffron Yard", "description": "0.7 mi • 18 min"}}]}
    """#

  let heading: Heading
}
