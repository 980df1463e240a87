import FacetModel

/// Carousels, which may be inside a node.
extension PageLayout {
  /// Whether a facet shows its cards side by side on one line that can be moved.
  func isCarousel(_ facet: Facet) -> Bool { views.traits(of: facet).arrangement == .carousel }

  /// Returns the first card that a carousel must show so that one of its cards is visible in full. The result is `nil`
  /// if the carousel is not shown.
  mutating func firstCard(showing number: Int, of carousel: Facet, inNode node: Int) -> Int? {
    let regions = block(at: leader(of: node)).regions
    guard let region = regions.first(where: { $0.facet == carousel.index }) else { return nil }
    var first = number
    _ = FacetFrame(carousel, metrics: metrics).around(width: region.whole.width) { width in
      first = CarouselLayout(facet: carousel, view: views.view(for: carousel), layouter: layouter, width: width)
        .firstCard(showing: number)
      return .empty
    }
    return first
  }
}
