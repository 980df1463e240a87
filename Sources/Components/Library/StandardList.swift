import FacetModel
import ViewTree

/// Facets below each other, with or without a heading.
struct StandardList: HeadedComponent, Equatable {
  static let id = "list.standard"
  static let category = ComponentCategory.list
  static var since: SemanticVersion { SemanticVersion(2, 0, 0) }
  static let summary = "Facets below each other, with or without a heading."
  static let reads: ReadFields = Heading.reads + .children
  static let role = Speech.Role.list
  static let example = #"""
    {"id": "list.standard:delivery", "component": {"id": "list.standard", "category": "list"},
     "text": {"title": "Before you order", "subtitle": "Three things to know", "accessory": "Edit"},
     "children": [
       {"id": "row.info:1", "component": {"id": "row.info", "category": "row"},
        "text": {"title": "Delivered to your door", "description": "Leave it with the neighbor at No. 14"},
        "images": {"icon": {"local": "driving-icon"}}},
       {"id": "row.info:2", "component": {"id": "row.info", "category": "row"},
        "text": {"title": "Open until 10:30 PM", "description": "Kitchen closes at ten"},
        "images": {"icon": {"local": "clock"}}},
       {"id": "row.text:3", "component": {"id": "row.text", "category": "row"},
        "text": {"title": "Allergens", "description": "Ask Haruka or Teodor if you are unsure."}}]}
    """#

  let heading: Heading
}
