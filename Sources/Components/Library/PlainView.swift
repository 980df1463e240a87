import FacetModel
import Prism
import Text
import ViewTree

/// The words of a facet, one below the other: for components without a view of their own.
struct PlainView: FacetView {
  let title: SafeText
  let facts: [SafeText]

  init(_ facet: Facet) {
    let text = facet.text
    let alternative = facet.images.main?.placeholder ?? facet.images.background?.placeholder
    title = SafeText(text.title ?? alternative ?? "")
    facts = FactLine.facts([text.subtitle, text.accessory, text.description, text.annotation])
  }

  var isCompact: Bool { facts.isEmpty }

  func layout(in proposal: Proposal) -> Block {
    .column([
      .paragraph(title, .listRowTitle, width: proposal.width, maxLines: 2),
      .paragraph(FactLine.joined(facts), .listRowSubtext, width: proposal.width, maxLines: 2),
    ])
  }
}
