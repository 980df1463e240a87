import FacetModel
import Prism
import Text
import ViewTree

/// What a store's card and its row both say.
struct StoreSummary: Equatable, Sendable {
  let title: SafeText
  let facts: [SafeText]
  let rating: RatingText?
  let badges: [SafeText]
  /// "Closed", "Opens at 17:00".
  let status: SafeText?

  init(_ facet: Facet, factKeys: [String]) {
    let text = facet.text
    title = SafeText(text.title ?? "")
    facts = FactLine.facts([text.description] + factKeys.map { text.custom[$0] })
    rating = Rating(facet.custom["rating"]).map(RatingText.init)
    badges = Badge.list(facet.custom["badges"]).map { SafeText($0.text) }
    status = text.accessory.map { SafeText($0) }
  }

  func layout(in proposal: Proposal) -> Block {
    let rating = rating?.layout(in: proposal.narrowed(to: proposal.width / 2)) ?? .empty
    return .column([
      .spread(width: proposal.width, trailing: rating) { .line(title, .listRowTitle, width: $0) },
      .line(FactLine.joined(facts), .listRowSubtext, width: proposal.width),
      .line(FactLine.joined([status].compactMap(\.self) + badges), .listRowSubtext, width: proposal.width),
    ])
  }
}
