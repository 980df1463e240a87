import FacetModel
import ViewTree

/// A carousel that has nothing of its own but the words above what it holds.
protocol HeadedCarousel: FacetComponent {
  var heading: Heading { get }

  init(heading: Heading)
}

extension HeadedCarousel {
  static var category: ComponentCategory { .carousel }
  static var reads: [ReadField] { Heading.reads + .click + .children }

  init(_ facet: Facet, in context: ViewContext) {
    self.init(heading: Heading(facet))
  }

  var speech: Speech { heading.speech(.carousel) }

  func layout(in proposal: Proposal) -> Block {
    heading.layout(in: proposal)
  }
}
