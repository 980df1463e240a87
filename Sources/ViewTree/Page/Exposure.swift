import Drawing

/// How much of a facet can be seen, in cells.
public struct Exposure: Equatable, Sendable {
  /// The facet's number in its tree.
  public let facet: Int
  public let seen: Int
  /// All there is of it, what is cut off or covered included.
  public let whole: Int

  public init(facet: Int, seen: Int, whole: Int) {
    self.facet = facet
    self.seen = seen
    self.whole = whole
  }
}

extension Viewport {
  /// Of every facet that has any place on the screen, in the order of the page. `cover` lies over the page, as the header
  /// of a section does that stays at the top.
  public func exposures(behind cover: Rect? = nil) -> [Exposure] {
    var layout = layout
    let header = stickyHeader(on: &layout)
    let covered = header.map { max(0, $0.block.height + $0.y) } ?? 0
    let screen = Rect(x: 0, y: 0, width: layout.width, height: height)
    let below = Rect(x: 0, y: covered, width: layout.width, height: max(0, height - covered))
    // What stays at the top has scrolled away from its own place, and comes before all that has not.
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
