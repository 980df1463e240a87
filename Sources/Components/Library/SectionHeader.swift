import FacetModel
import ViewTree

/// The header of a section. An arrow shows that it leads to more.
struct SectionHeader: HeadedComponent, Equatable {
  static let id = "header.section"
  static let category = ComponentCategory.header
  static var since: SemanticVersion { SemanticVersion(2, 0, 0) }
  static let summary = "The header of a section, with an arrow if it leads somewhere and its accessory at the right."
  static let reads: ReadFields = Heading.reads + .style(.sizeClass)
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let role = Speech.Role.heading
  static let example = #"""
    {"id": "header.section:regulars", "component": {"id": "header.section", "category": "header"},
     "text": {"title": "Your regulars", "subtitle": "Ordered twice or more since spring", "accessory": "See all"},
     "events": {"click": {"name": "navigate", "data": {"uri": "orders/"}}}}
    """#

  let heading: Heading

  func layout(in proposal: Proposal) -> Block {
    heading.layout(in: proposal, title: heading.isLarge ? .pageTitle : .sectionTitle)
  }
}
