import Drawing
import Pages
import Prism
import Text
import ViewTree
import Wording

/// Draws the inspector beside the page.
struct InspectorPanel {
  let inspector: Inspector
  let page: PageSession?
  let split: InspectorSplit
  let words: Words

  /// The rows of the tabs and of the line below them.
  static let headRows = 2

  /// The area of the lines.
  static func body(of split: InspectorSplit) -> Rect {
    let area = split.inspector
    let left = split.isBeside ? 2 : 1
    return Rect(
      x: area.x + left, y: area.y + headRows, width: area.width - left - 1, height: area.height - headRows)
  }

  func draw(on canvas: inout Canvas, theme: Theme) {
    let area = split.inspector
    let body = Self.body(of: split)
    let ground = Block.space(area.width, area.height).on(.background(.elevated), width: area.width)
    ground.draw(on: &canvas, x: area.x, y: area.y, clip: area, theme: theme)
    draw(head(width: body.width), on: &canvas, Rect(x: body.x, y: area.y, width: body.width, height: 2), theme)
    if split.isBeside { drawEdge(on: &canvas, theme) }
    let place = inspector.place
    for line in 0..<body.height {
      guard let row = inspector.row(place.top + line, on: page) else { break }
      let isSelected = inspector.hasKeys && place.top + line == place.selected
      let spot = Rect(x: body.x, y: body.y + line, width: body.width, height: 1)
      draw(row.block(width: body.width, isSelected: isSelected), on: &canvas, spot, theme)
    }
  }

  /// The pane whose tab is at a column of the body.
  static func pane(x: Int, in words: Words) -> InspectorPane? {
    var left = 0
    for pane in InspectorPane.allCases {
      let width = pane.title(in: words).columns + 2
      if (left..<left + width).contains(x) { return pane }
      left += width + 1
    }
    return nil
  }

  private func draw(_ block: Block, on canvas: inout Canvas, _ place: Rect, _ theme: Theme) {
    block.on(.background(.elevated), width: place.width)
      .draw(on: &canvas, x: place.x, y: place.y, clip: place, theme: theme)
  }

  private func drawEdge(on canvas: inout Canvas, _ theme: Theme) {
    let area = split.inspector
    let edge = Rect(x: area.x, y: area.y, width: 1, height: area.height)
    canvas.fill(edge, with: "│", style: theme.style(edgeColor, on: .background(.elevated)))
  }

  /// The edge has the colour of the focus while keys go to the inspector.
  private var edgeColor: Color { inspector.hasKeys ? .focus(.mark) : .border(.primary) }

  private func head(width: Int) -> Block {
    let tabs = InspectorPane.allCases.map { pane in
      let isOpen = pane == inspector.pane
      let tab = Phrase(
        pane.title(in: words), isOpen ? .listRowTitle : .bodyText,
        .meaning(isOpen ? .focus(.foreground) : .text(.subdued)))
      return isOpen
        ? Block.tag(tab, on: .meaning(.focus(.background)), width: width)
        : Block.line(tab, width: width).padded(.horizontal(1))
    }
    let count = inspector.rowCount(in: inspector.pane)
    let place = inspector.place
    let number: SafeText = inspector.hasKeys && count > 0 ? "\(place.selected + 1)/\(count)" : ""
    let line = Block.spread(width: width, trailing: .line(number, .caption, width: width)) { width in
      Block.row(tabs, spacing: 1).cut(width: width)
    }
    return .column([line.filling(height: 1), .rule(inspector.hasKeys ? "━" : "─", edgeColor, width: width)])
  }
}
