import Drawing
import FacetModel
import Prism
import Text

/// The differences between two feeds, marked on the pages of both with the signs that a list of differences uses.
public struct DiffMarks {
  private enum Kind: String, CaseIterable {
    case inserted = "+"
    case removed = "-"
    case updated = "~"
    case moved = ">"

    var glyph: Glyph {
      switch self {
      case .inserted: "+"
      case .removed: "-"
      case .updated: "~"
      case .moved: ">"
      }
    }
  }

  private var kinds: [Int: Kind] = [:]
  private var counts: [Kind: Int] = [:]
  /// The feed that the marks belong to. A facet that was inserted or removed may be shown in parts, so its inner facets
  /// are looked up here.
  private let feed: Feed

  private init(_ feed: Feed) {
    self.feed = feed
  }

  /// Returns the marks for the old page and for the new one.
  public static func both(_ diff: FeedDiff) -> (old: DiffMarks, new: DiffMarks) {
    var old = DiffMarks(diff.old)
    var new = DiffMarks(diff.new)
    for change in diff.changes where !change.isLoggingOnly {
      switch change {
      case .insert(let place, _): new.note(.inserted, place.node)
      case .delete(let place, _): old.note(.removed, place.node)
      case .move(let from, let to):
        old.note(.moved, from.node)
        new.note(.moved, to.node)
      case .update(let from, let at, _):
        old.note(.updated, from.node)
        new.note(.updated, at.node)
      }
    }
    return (old, new)
  }

  /// Creates marks for the facets of a feed that one admission shows and another does not.
  public init(_ feed: Feed, shown admission: Admission, notBy other: Admission) {
    self.init(feed)
    // A facet inside an omitted one is omitted with it and needs no mark of its own.
    let isShown = { (facet: Facet) in facet.parent.map(other.isShown) ?? true }
    for facet in other.losses(against: admission) where isShown(facet) { note(.inserted, .facet(facet.index)) }
  }

  public var isEmpty: Bool { kinds.isEmpty }

  /// The number of differences by sign, such as `+3 ~1`.
  public var summary: SafeText {
    Kind.allCases.compactMap { kind in counts[kind].map { SafeText(kind.rawValue) + "\($0)" } }.joined(separator: " ")
  }

  private mutating func note(_ kind: Kind, _ node: FeedNode) {
    counts[kind, default: 0] += 1
    switch node {
    case .facet(let facet): kinds[facet] = kind
    case .section(let number):
      // A section has no place of its own on the page. A change of the section itself belongs to none of its facets.
      guard kind != .updated else { return }
      let section = feed.sections[number]
      for list in [section.header, section.body, section.footer] {
        for facet in list { kinds[facet.index] = kind }
      }
    }
  }

  /// Returns the sign and colour for a facet. An outermost facet gets those of the nearest marked facet around it,
  /// because that one is not shown itself.
  private func kind(of facet: Int, isOutermost: Bool) -> (sign: Glyph, color: Color)? {
    var kind = kinds[facet]
    var owner = isOutermost ? feed.tree[facet].parent : nil
    while kind == nil, let ancestor = owner {
      kind = kinds[ancestor.index].flatMap { $0 == .updated ? nil : $0 }
      owner = ancestor.parent
    }
    return kind.map { ($0.glyph, Self.color(of: $0)) }
  }

  private static func color(of kind: Kind) -> Color {
    switch kind {
    case .inserted: .change(.inserted)
    case .removed: .change(.removed)
    case .updated, .moved: .change(.updated)
    }
  }
}

extension DiffMarks {
  /// Draws the marks beside a block. Each has its sign in its first visible row and a line below it.
  public func draw(beside block: Block, x: Int, y: Int, on canvas: inout Canvas, clip: Rect, theme: Theme) {
    var outermost = Rect(x: 0, y: 0, width: 0, height: 0)
    for region in block.regions {
      let isOutermost = !outermost.contains(x: region.rect.x, y: region.rect.y)
      if isOutermost { outermost = region.rect }
      guard let (sign, color) = kind(of: region.facet, isOutermost: isOutermost) else { continue }
      let column = Rect(
        x: max(x, x + region.rect.x - 1), y: y + region.rect.y, width: 1, height: region.rect.height
      ).intersection(clip)
      guard !column.isEmpty else { continue }
      canvas.fill(column, with: "▎", style: theme.style(color))
      let first = Rect(x: column.x, y: column.y, width: 1, height: 1)
      canvas.fill(first, with: sign, style: theme.style(color, adding: .bold))
    }
  }
}

extension Viewport {
  public func draw(_ marks: DiffMarks, on canvas: inout Canvas, at area: Rect, theme: Theme) {
    let covered = stickyRows
    let visible = Rect(x: area.x, y: area.y + covered, width: area.width, height: area.height - covered)
    for (node, block, y) in placed where !layout.isTail(node) {
      marks.draw(beside: block, x: area.x, y: area.y + y, on: &canvas, clip: visible, theme: theme)
    }
  }
}
