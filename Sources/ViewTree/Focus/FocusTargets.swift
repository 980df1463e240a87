import Drawing
import FacetModel

/// The targets of one node, in reading order.
struct FocusTargets: Sendable {
  let all: [FocusTarget]

  static let none = FocusTargets(all: [])

  private init(all: [FocusTarget]) {
    self.all = all
  }

  init(node: Int, block: Block, tree: ViewTree, views: any ViewMaking) {
    var all: [FocusTarget] = []
    // Regions are visited from the innermost outwards, so that a card becomes a target if nothing in it is one.
    for region in block.regions.reversed() {
      let facet = tree.facet(region.facet)
      let traits = views.traits(of: facet)
      let clicks = FacetClicks(facet, isControl: traits.isControl, for: tree.admission.capabilities)
      guard clicks.isAny else {
        if Self.isCardToWalk(facet, in: block), all.last.map({ !tree.facet($0.facet).isInside(facet.index) }) ?? true {
          all.append(FocusTarget(node: node, facet: region.facet, rect: region.rect))
        }
        continue
      }
      let rect = Self.ownRect(of: region, facet, in: block, isCarousel: traits.arrangement == .carousel)
      guard !rect.isEmpty else { continue }
      let pictures = clicks.pictures.map { picture in
        FocusTarget(
          node: node, facet: region.facet, rect: block.place(of: picture.slot, ofFacet: region.facet) ?? rect,
          slot: picture.slot)
      }
      all += pictures.reversed() + [FocusTarget(node: node, facet: region.facet, rect: rect)]
    }
    self.all = all.reversed()
  }

  /// Whether a facet is a card of a carousel that hides cards. The focus moves through all cards of such a carousel.
  private static func isCardToWalk(_ facet: Facet, in block: Block) -> Bool {
    guard !block.steps.isEmpty, let carousel = facet.parent else { return false }
    return block.steps.contains { $0.facet == carousel.index }
  }

  /// Returns the part of a facet's region that is its own. The cards of a carousel are targets themselves.
  private static func ownRect(of region: Block.Region, _ facet: Facet, in block: Block, isCarousel: Bool) -> Rect {
    guard isCarousel else { return region.rect }
    let cards = Set(facet.children.lazy.map(\.index))
    let top = block.regions.lazy.filter { cards.contains($0.facet) }.map(\.rect.y).min() ?? region.rect.maxY
    return Rect(x: region.rect.x, y: region.rect.y, width: region.rect.width, height: top - region.rect.y)
  }

  subscript(facet: Int) -> FocusTarget? { all.first { $0.facet == facet } }

  subscript(facet: Int, slot: ImageSlot?) -> FocusTarget? {
    all.first { $0.facet == facet && $0.slot == slot } ?? self[facet]
  }

  /// Returns the nearest target below another one of the same node.
  func below(_ target: FocusTarget) -> FocusTarget? {
    all.filter { $0.rect.y > target.rect.y && $0.overlaps(columnsOf: target.rect) }
      .min { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
  }

  func above(_ target: FocusTarget) -> FocusTarget? {
    all.filter { $0.rect.y < target.rect.y && $0.overlaps(columnsOf: target.rect) }
      .max { ($0.rect.y, -$0.rect.x) < ($1.rect.y, -$1.rect.x) }
  }

  /// Returns the nearest target beside another one: among targets that begin in the same rows, or else among those that
  /// share a row.
  func beside(_ target: FocusTarget, isRight: Bool) -> FocusTarget? {
    let rows = target.rect.y..<max(target.rect.y + 1, target.rect.maxY)
    let beside = all.filter { candidate in
      !candidate.isSame(as: target)
        && (isRight ? candidate.rect.x >= target.rect.maxX : candidate.rect.maxX <= target.rect.x)
    }
    return Self.nearest(to: target, among: beside.filter { rows.contains($0.rect.y) })
      ?? Self.nearest(to: target, among: beside.filter { rows.overlaps($0.rect.y..<$0.rect.maxY) })
  }

  private static func nearest(to target: FocusTarget, among candidates: [FocusTarget]) -> FocusTarget? {
    candidates.min { left, right in
      (abs(left.rect.x - target.rect.x), left.rect.y) < (abs(right.rect.x - target.rect.x), right.rect.y)
    }
  }

  /// Returns the target at which the focus enters the node: in the first or last row of targets, nearest to a column.
  func entry(fromAbove: Bool, column: Int) -> FocusTarget? {
    let edge = fromAbove ? all.map(\.rect.y).min() : all.map(\.rect.y).max()
    return all.filter { $0.rect.y == edge }.min {
      ($0.distance(fromColumn: column), $0.rect.x) < ($1.distance(fromColumn: column), $1.rect.x)
    }
  }
}

extension Block {
  fileprivate func place(of slot: ImageSlot, ofFacet facet: Int) -> Rect? {
    pictures.first { $0.slot == slot && $0.facet == facet }?.rect
  }
}
