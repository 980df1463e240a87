import Components
import FacetModel
import Text
import ViewTree

/// A menu of courses chosen by the chef. Only Caviar's app has this component.
struct CaviarTastingMenu: FacetComponent, Equatable {
  static let id = "row.tasting_menu"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(5, 0, 0) }
  static let summary = "A menu that the chef has chosen, course after course, with what it costs below it."
  static let reads = ReadFields.words + .custom("courses") + .click + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "row.tasting_menu:autumn", "component": {"id": "row.tasting_menu", "category": "row"},
     "text": {"title": "Autumn in seven plates", "subtitle": "Ines Aldaya at Casa Umbría", "accessory": "$125 a guest",
       "description": "Tell the house by noon what you do not eat."},
     "custom": {"courses": [{"name": "Chestnut broth", "description": "smoked over vine"},
       {"name": "Red prawn", "description": "its head, fried"}, {"name": "Quince and old cheese"}]},
     "events": {"click": {"name": "navigate", "data": {"uri": "store/casa-umbria"}}}}
    """#

  let words: FacetWords
  let courses: [CaviarCourse]

  /// The maximum number of courses that are read.
  private static let most = 24

  init(_ facet: FacetReader, in context: ViewContext) {
    words = FacetWords(facet)
    courses =
      facet.custom["courses"]?.elements.first(Self.most) { course in
        CaviarCourse(name: course["name"]?.lenientString, description: course["description"]?.lenientString)
      } ?? []
  }

  var speech: Speech {
    Speech(.row, label: words[.title] ?? "", details: words.details + courses.map(\.words))
  }

  func layout(in proposal: Proposal) -> Block {
    let column = CaviarColumn(in: proposal)
    let rest = words.facts(besides: [.title, .subtitle, .accessory, .description], .pageSubtext)
    let parts = [
      Block.column([
        column.paragraph(words.phrase(.title, .pageTitle), maxLines: 2),
        column.paragraph(words.phrase(.subtitle, .pageSubtext), maxLines: 2),
      ]),
      .column(courses.map { $0.layout(in: column) }),
      .column([
        column.paragraph(words.phrase(.description, .pageDescriptionBody), maxLines: 3),
        column.facts(rest, maxLines: 2),
        column.paragraph(words.phrase(.accessory, .priceText), maxLines: 1),
        column.centered(proposal.children.column(width: column.proposal.width)),
      ]),
    ].filter { !$0.isEmpty }
    if parts.isEmpty { return .empty }
    let rule = CaviarRule.layout(in: proposal)
    return .column([rule] + parts.flatMap { [$0, rule] })
  }
}
