import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// The last card of a carousel, which leads to all cards.
struct ActionCard: FacetComponent, Equatable {
  static let id = "card.action"
  static let category = ComponentCategory.card
  static var since: SemanticVersion { SemanticVersion(3, 0, 1) }
  static let summary = "The last card of a carousel, which leads to all the others."
  static let reads: ReadFields = .texts(.title) + .words + .images(.main) + .click
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "card.action:more", "component": {"id": "card.action", "category": "card"},
     "text": {"title": "More Stores"}, "images": {"main": {"local": "arrow-right"}},
     "events": {"click": {"name": "navigate", "data": {"uri": "facet_feed/bmVhcg==/"}}}}
    """#

  let words: FacetWords
  let icon: Icon

  private static let widths = 14...20
  private static let padding = Edges(top: 1, left: 1, bottom: 1, right: 1)

  init(_ facet: FacetReader, in context: ViewContext) {
    words = FacetWords(facet)
    icon = facet.images.main?.local.flatMap(Icon.init(wireName:)) ?? .small(.arrow(.right))
  }

  var speech: Speech { Speech(.button, label: words[.title] ?? "", details: words.details) }
  var hasOwnWidth: Bool { true }

  func idealWidth(in proposal: Proposal) -> Int {
    let natural = (words[.title]?.columns ?? 0) + 4
    return min(proposal.width, max(Self.widths.lowerBound, min(Self.widths.upperBound, natural)))
  }

  func layout(in proposal: Proposal) -> Block {
    let width = proposal.width - Self.padding.left - Self.padding.right
    let arrow = Block.line(proposal.icons[icon], .cardTitle, .icon(.brand), width: width)
    let facts = Block.facts(words.facts(besides: [.title], .cardSubtext), width: width, maxLines: proposal.lines(1))
    let content = Block.column([
      arrow.aligned(.center, width: width),
      .paragraph(
        words.phrase(.title, .cardTitle), width: width, maxLines: proposal.lines(2), alignment: .center),
      facts.isEmpty ? .empty : facts.aligned(.center, width: width),
    ])
    return content.padded(Self.padding).on(.background(.secondary), width: proposal.width)
  }
}
