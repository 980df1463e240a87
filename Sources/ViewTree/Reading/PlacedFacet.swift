import Drawing
import FacetModel
import Text

/// A facet at its place in the layout, with the facets inside it.
public struct PlacedFacet {
  public let facet: Facet
  public let rect: Rect
  public let words: [SafeText]
  public internal(set) var children: [PlacedFacet]
}

extension PlacedFacet {
  /// Returns the facets of a block whose top left corner is at a place.
  public static func facets(of block: Block, x: Int = 0, y: Int, tree: ViewTree, views: any ViewMaking)
    -> [PlacedFacet]
  {
    var remaining = block.regions[...]
    return facets(from: &remaining, inside: nil, x: x, y: y, tree: tree, views: views)
  }

  /// Returns the facets of the regions up to the end of a parent. Regions are in page order, each before those inside
  /// it.
  private static func facets(
    from regions: inout ArraySlice<Block.Region>, inside parent: Int?, x: Int, y: Int, tree: ViewTree,
    views: any ViewMaking
  ) -> [PlacedFacet] {
    var result: [PlacedFacet] = []
    while let region = regions.first {
      let facet = tree.facet(region.facet)
      if let parent, !facet.isInside(parent) { break }
      regions.removeFirst()
      let rect = Rect(
        x: region.rect.x + x, y: region.rect.y + y, width: region.rect.width, height: region.rect.height)
      let children = facets(from: &regions, inside: region.facet, x: x, y: y, tree: tree, views: views)
      result.append(
        PlacedFacet(facet: facet, rect: rect, words: views.view(for: facet).speech.words, children: children))
    }
    return result
  }
}

extension Facet {
  func isInside(_ index: Int) -> Bool {
    var facet = parent
    while let current = facet {
      if current.index == index { return true }
      facet = current.parent
    }
    return false
  }
}
