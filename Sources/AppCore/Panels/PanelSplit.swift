import Drawing
import Prism
import ViewTree

/// The areas of the page and of the panel beside it on the screen.
package struct PanelSplit {
  /// The area of the page, always at the top left corner, so that its rows stay in place.
  let page: Rect
  /// The area of the panel with its edges.
  let panel: Rect

  /// The least size of a screen that is split; on a smaller one neither half could be read.
  private static let leastWide = 100
  private static let leastStacked = (columns: 60, rows: 18)
  private static let leastBeside = 46

  /// Splits the screen; `size` is without the status line.
  init(_ size: Size, isOpen: Bool) {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if !isOpen {
      page = whole
      panel = Rect(x: size.width, y: 0, width: 0, height: size.height)
    } else if size.width >= Self.leastWide {
      let columns = max(Self.leastBeside, size.width * 2 / 5)
      page = Rect(x: 0, y: 0, width: size.width - columns, height: size.height)
      panel = Rect(x: size.width - columns, y: 0, width: columns, height: size.height)
    } else if size.width >= Self.leastStacked.columns, size.height >= Self.leastStacked.rows {
      let rows = size.height / 2 + 1
      page = Rect(x: 0, y: 0, width: size.width, height: size.height - rows)
      panel = Rect(x: 0, y: size.height - rows, width: size.width, height: rows)
    } else {
      page = whole
      panel = whole
    }
  }

  /// Whether the panel covers the whole page.
  var hidesPage: Bool { page == panel }

  private var isBeside: Bool { panel.x > 0 }

  /// The area of the panel without its edges.
  var body: Rect {
    let left = isBeside ? 2 : 1
    return Rect(x: panel.x + left, y: panel.y, width: max(0, panel.width - left - 1), height: panel.height)
  }

  /// Draws a panel beside the page. Its edge has the colour of the focus while keys go to it.
  func draw(_ frame: PanelFrame?, hasKeys: Bool, on canvas: inout Canvas, theme: Theme) {
    Block.space(panel.width, panel.height).on(.background(.elevated), width: panel.width)
      .draw(on: &canvas, x: panel.x, y: panel.y, clip: panel, theme: theme)
    if isBeside {
      let edge = Rect(x: panel.x, y: panel.y, width: 1, height: panel.height)
      canvas.fill(edge, with: "│", style: theme.style(Self.edgeColor(hasKeys: hasKeys), on: .background(.elevated)))
    }
    guard let frame else { return }
    frame.block.on(.background(.elevated), width: body.width)
      .draw(on: &canvas, x: body.x, y: body.y - frame.placement.scroll, clip: body, theme: theme)
  }

  static func edgeColor(hasKeys: Bool) -> Color { hasKeys ? .focus(.mark) : .border(.primary) }
}
