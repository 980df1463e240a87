import FacetModel
import Prism
import Text
import ViewTree

/// A merchant among others in a carousel.
struct StoreCard: FacetComponent {
  static let id = "card.store"
  static let category = ComponentCategory.card
  static let since = SemanticVersion(3, 0, 1)
  static let reads: [ReadField] =
    .texts(.title, .description, .accessory) + .textCustom("delivery_fee_string", "sponsored_description")
    + .custom("rating", "badges") + .click

  let summary: StoreSummary

  init(_ facet: Facet) {
    summary = StoreSummary(facet, factKeys: ["delivery_fee_string", "sponsored_description"])
  }

  func layout(in proposal: Proposal) -> Block {
    summary.layout(in: proposal)
  }
}
