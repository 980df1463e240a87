import Inspection
import Prism
import Text
import ViewTree
import Wording

/// The drawing of the inspector: the tabs, and the lines of the open pane.
struct InspectorFrame {
  let inspector: Inspector
  let context: PanelContext

  /// The rows of the tabs and of the line below them.
  static let headRows = 2

  private var words: Words { context.words }
  private var width: Int { context.area.width }

  /// The lines on the screen.
  private var shown: Range<Int> {
    let first = inspector.place.top
    let end = min(inspector.rowCount(in: inspector.pane), first + Inspector.height(in: context))
    return first..<max(first, end)
  }

  var frame: PanelFrame {
    let selected = context.hasKeys ? inspector.place.selected : nil
    let lines = shown.compactMap { number in
      inspector.row(number, on: context.page)?.block(width: width, isSelected: number == selected)
    }
    return PanelFrame(block: .column([head] + lines), lines: shown, rowsAbove: Self.headRows)
  }

  private var head: Block {
    let panes = InspectorPane.allCases
    let tabs = panes.map(tab)
    let count = inspector.rowCount(in: inspector.pane)
    let more: SafeText = inspector.pane == .network && inspector.network.goesOn ? "+" : ""
    // The number of the line gives way to the tabs.
    let place: SafeText = context.hasKeys && count > 0 ? "\(inspector.place.selected + 1)/\(count)" + more : ""
    let columns = tabs.reduce(tabs.count - 1) { $0 + $1.width }
    let number: SafeText = columns + 2 + place.columns <= width ? place : ""
    let line = Block.spread(width: width, trailing: .line(number, .caption, width: width)) { width in
      Block.row(tabs, spacing: 1).cut(width: width)
    }
    let rule = Block.rule(context.hasKeys ? "━" : "─", PanelSplit.edgeColor(hasKeys: context.hasKeys), width: width)
    var head = Block.column([line.filling(height: 1), rule])
    var left = 0
    // The row below a tab belongs to it as well, so that the tab is easy to click on.
    for pane in panes {
      let columns = pane.title(in: words).columns + 2
      head.add(Block.space(columns, Self.headRows).marked(facet: pane.rawValue), x: left, y: 0)
      left += columns + 1
    }
    return head.cut(width: width)
  }

  private func tab(_ pane: InspectorPane) -> Block {
    let isOpen = pane == inspector.pane
    let title = Phrase(
      pane.title(in: words), isOpen ? .listRowTitle : .bodyText,
      .meaning(isOpen ? .focus(.foreground) : .text(.subdued)))
    return isOpen
      ? Block.tag(title, on: .meaning(.focus(.background)), width: width)
      : Block.line(title, width: width).padded(.horizontal(1))
  }
}
