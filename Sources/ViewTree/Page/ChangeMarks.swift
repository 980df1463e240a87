import Drawing
import FacetModel
import Prism

/// Marks beside the facets that a new response has changed, shown for a moment. Only visible changes are marked; a
/// change of `logging` is not.
public struct ChangeMarks {
  private var inserted: Set<Int> = []
  private var updated: Set<Int> = []
  private let since: Int

  /// The time in milliseconds that the marks are shown, long enough to be noticed.
  private static let duration = 1500
  /// The number of changes above which none is marked, because then the whole page has changed.
  private static let most = 2000

  /// Returns `nil` if there is nothing to mark.
  public init?(_ diff: FeedDiff, tree: ViewTree, since now: Int) {
    since = now
    guard diff.isVisible, diff.changes.count <= Self.most else { return nil }
    for change in diff.changes {
      switch change {
      case .insert(let place, _): if case .facet(let facet) = place.node { inserted.insert(facet) }
      case .move(_, let place): if case .facet(let facet) = place.node { updated.insert(facet) }
      case .update(_, let place, _) where !change.isLoggingOnly:
        if case .facet(let facet) = place.node { updated.insert(facet) }
      case .update, .delete: break
      }
    }
    if inserted.isEmpty, updated.isEmpty { return nil }
  }

  /// The time at which the marks disappear.
  public var end: Int { since + Self.duration }

  func color(of facet: Int) -> Color? {
    inserted.contains(facet) ? .change(.inserted) : updated.contains(facet) ? .change(.updated) : nil
  }
}

extension Viewport {
  public func draw(_ marks: ChangeMarks, on canvas: inout Canvas, at area: Rect, theme: Theme) {
    let covered = stickyRows
    let visible = Rect(x: area.x, y: area.y + covered, width: area.width, height: area.height - covered)
    for (_, block, y) in placed {
      for region in block.regions {
        guard let color = marks.color(of: region.facet) else { continue }
        let mark = Rect(
          x: max(area.x, area.x + region.rect.x - 1), y: area.y + y + region.rect.y, width: 1,
          height: region.rect.height)
        canvas.fill(mark.intersection(visible), with: "▎", style: theme.style(color))
      }
    }
  }
}
