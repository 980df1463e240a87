import FacetModel
import Text
import ViewTree

/// A filter: a chip that says what is chosen in the filter's own way.
protocol FilterComponent: FacetComponent {
  var filter: FilterContent { get }
  /// What the chip says with something chosen; `nil` for the title alone.
  var label: SafeText? { get }

  init(filter: FilterContent)
}

extension FilterComponent {
  static var category: ComponentCategory { .filter }

  init(_ facet: FacetReader, in context: ViewContext) {
    self.init(filter: FilterContent(facet, in: context))
  }

  var speech: Speech { filter.speech }
  var hasOwnWidth: Bool { true }

  func idealWidth(in proposal: Proposal) -> Int {
    proposal.isUnrolled ? layout(in: proposal).width : filter.chip(saying: label).width(in: proposal)
  }

  func layout(in proposal: Proposal) -> Block {
    filter.layout(filter.chip(saying: label), in: proposal)
  }
}
