import FacetModel
import Text
import ViewTree

/// A filter component: a chip that shows the chosen values in the filter's own wording.
protocol FilterComponent: FacetComponent {
  var filter: FilterContent { get }
  /// The label of the chip if a value is chosen; `nil` for the title alone.
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
