import FacetModel
import Prism
import Text
import ViewTree
import Wording

/// A suggestion for a search that is being typed: a cuisine, a store or a dish.
struct AutocompleteRow: FacetComponent, Equatable {
  static let id = "row.autocomplete"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(6, 0, 0) }
  static let summary = "A suggestion for a search: a cuisine, a store or a dish, by its icon."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .description) + .words + .images(.icon) + .custom("result_type", "rating") + .click
    + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "row.autocomplete:store:1", "component": {"id": "row.autocomplete", "category": "row"},
     "text": {"title": "Mango & Mortar", "subtitle": "Thai • 1.1 mi • 22 min"},
     "images": {"icon": {"local": "store-icon"}},
     "custom": {"result_type": "store", "rating": {"average": 4.6, "count_display_string": "2k+ ratings"}},
     "events": {"click": {"name": "navigate", "data": {"uri": "store/1/"}}}}
    """#

  private let wording: Words
  let words: FacetWords
  let icon: Icon
  let rating: RatingText?

  init(_ facet: FacetReader, in context: ViewContext) {
    wording = context.words
    words = FacetWords(facet)
    rating = RatingText(Rating(facet.custom["rating"]))
    let names = [facet.images.icon?.local, facet.custom.string("result_type")]
    icon = names.lazy.compactMap { $0.flatMap(Icon.init(wireName:)) }.first ?? .small(.thing(.search))
  }

  var speech: Speech {
    Speech(.row, label: words[.title] ?? "", details: words.details + [rating?.words(in: wording)].compactMap(\.self))
  }

  func layout(in proposal: Proposal) -> Block {
    let mark = Block.line(proposal.icons[icon], .listRowTitle, .icon(.subdued), width: 4)
      .filling(width: proposal.icons.usesASCII ? 4 : 2)
    return .beside(mark, width: proposal.width, spacing: 1) { width in
      .column([text(in: proposal.narrowed(to: width)), proposal.children.column(width: width)])
    }
  }

  private static let leastWidthForColumns = 68

  /// Returns the name and the facts, in two columns or, on a narrow row, below each other.
  private func text(in proposal: Proposal) -> Block {
    let stars = rating?.layout(in: proposal) ?? .empty
    let title = words.phrase(.title, .listRowTitle)
    let facts = words.facts(besides: [.title])
    let column = proposal.width * 2 / 5
    let aside = Block.facts(
      facts, width: max(1, proposal.width - column - (stars.isEmpty ? 2 : stars.width + 4)), maxLines: nil)
    if proposal.width >= Self.leastWidthForColumns, aside.height <= 1, title.text.columns <= column {
      let name = Block.line(title, width: column).filling(width: column)
      return .spread(width: proposal.width, trailing: stars) { _ in .row([name, aside], spacing: 2) }
    }
    let line = Block.titled(stars, width: proposal.width) { width in
      .paragraph(title, width: width, maxLines: proposal.lines(1))
    }
    return .column([line, .facts(facts, width: proposal.width, maxLines: proposal.lines(1))])
  }
}
