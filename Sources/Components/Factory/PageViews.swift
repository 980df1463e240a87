import FacetModel
import ViewTree

/// Makes the views of one page, for one client version and brand.
public struct PageViews: ViewMaking, Sendable {
  private let factory: FacetFactory
  private let context: ViewContext

  public init(factory: FacetFactory, context: ViewContext) {
    self.factory = factory
    self.context = context
  }

  public func view(for facet: Facet) -> any FacetView {
    factory.makeView(for: facet, in: context) ?? EmptyView()
  }

  public func traits(of facet: Facet) -> ViewTraits {
    factory.descriptor(for: facet.component, in: context.client)?.traits ?? ViewTraits()
  }
}

/// An empty view for an unknown component. Admission omits such facets before they are drawn.
struct EmptyView: FacetView, Equatable {
  let speech = Speech(.group)

  func layout(in proposal: Proposal) -> Block { .empty }
}
