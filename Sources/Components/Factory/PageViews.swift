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

  /// Returns the addresses of the pictures that the component of a facet may show.
  public func pictureAddresses(of facet: Facet) -> [String] {
    // Most facets have no picture, and the catalogue makes its entries anew each time.
    guard facet.images.value != nil,
      let reads = factory.descriptor(for: facet.component, in: context.client)?.reads
    else { return [] }
    let images = ImageReader(images: facet.images, fields: reads)
    let custom = reads.all.compactMap { if case .imageCustom(let key) = $0 { images.custom(key) } else { nil } }
    return ([images.main, images.icon, images.background, images.accessory] + custom).compactMap { $0?.uri }
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
