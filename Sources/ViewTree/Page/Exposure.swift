import Drawing

/// The visible part of a facet, in cells.
public struct Exposure: Equatable, Sendable {
  /// The facet's number in its tree.
  public let facet: Int
  public let seen: Int
  /// The number of all its cells, including those that are cut off or covered.
  public let whole: Int

  public init(facet: Int, seen: Int, whole: Int) {
    self.facet = facet
    self.seen = seen
    self.whole = whole
  }
}

extension Viewport {
  /// Returns the exposure of every facet that has a place on the screen, in page order. `cover` is a rectangle that
  /// hides a part of the page.
  public func exposures(behind cover: Rect? = nil) -> [Exposure] {
    var layout = layout
    let header = stickyHeader(on: &layout)
    let covered = header.map { max(0, $0.block.height + $0.y) } ?? 0
    let screen = Rect(x: 0, y: 0, width: layout.width, height: height)
    let below = Rect(x: 0, y: covered, width: layout.width, height: max(0, height - covered))
    // The sticky header has scrolled away from its own place, and comes before everything below it.
    let pinned = header.map { Self.exposures(of: $0.block, y: $0.y, in: screen, behind: cover) } ?? []
    return placed.filter { $0.node < layout.tree.nodes.count }.reduce(into: pinned) { exposures, place in
      exposures += Self.exposures(of: place.block, y: place.y, in: below, behind: cover)
    }
  }

  private static func exposures(of block: Block, y: Int, in open: Rect, behind cover: Rect?) -> [Exposure] {
    block.regions.map { region in
      var rect = region.rect
      rect.y += y
      let seen = rect.intersection(open)
      let hidden = cover.map { seen.intersection($0).area } ?? 0
      return Exposure(
        facet: region.facet, seen: seen.area - hidden, whole: max(region.whole.width, 0) * max(region.whole.height, 0)
      )
    }
  }
}

extension Rect {
  fileprivate var area: Int { max(0, width) * max(0, height) }
}
