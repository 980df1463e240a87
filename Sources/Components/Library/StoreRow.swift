import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// A merchant as one row of a list: what it is called, what it costs to have it brought, whether it is open.
struct StoreRow: FacetComponent {
  static let id = "row.store"
  static let category = ComponentCategory.row
  static let since = SemanticVersion(2, 0, 0)
  static let reads: [ReadField] =
    .texts(.title, .description, .accessory)
    + .textCustom("eta_display_string", "delivery_fee_string", "sponsored_description")
    + .custom("rating", "badges") + .click

  let summary: StoreSummary

  init(_ facet: Facet) {
    // The ETA travels in text.custom on rows, in the description on cards; readers see one line of facts.
    summary = StoreSummary(facet, factKeys: ["eta_display_string", "delivery_fee_string", "sponsored_description"])
  }

  func layout(in proposal: Proposal) -> Block {
    summary.layout(in: proposal)
  }
}
