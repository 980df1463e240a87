import FacetModel
import ViewTree

/// A component that draws only a heading. The page places its children below it.
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
