import FacetModel
import ViewTree

/// A component that draws nothing but a heading: what stands below it is placed by the page.
protocol HeadedComponent: FacetComponent {
  static var role: Speech.Role { get }
  var heading: Heading { get }

  init(heading: Heading)
}

extension HeadedComponent {
  init(_ facet: FacetReader, in context: ViewContext) {
    self.init(heading: Heading(facet, in: context))
  }

  var speech: Speech { heading.speech(Self.role) }

  func layout(in proposal: Proposal) -> Block {
    heading.layout(in: proposal)
  }
}
