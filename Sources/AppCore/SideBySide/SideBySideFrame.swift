import Drawing
import Prism
import Text
import ViewTree

/// The drawing of two sides with their names.
struct SideBySideFrame {
  let split: SideBySideSplit
  let names: (page: SafeText, other: SafeText)
  let themes: (page: Theme, other: Theme)

  func draw(_ page: Canvas, _ other: Canvas, on canvas: inout Canvas) {
    canvas.draw(page, x: split.page.x, y: split.page.y)
    canvas.draw(other, x: split.other.x, y: split.other.y)
    draw(names.page, at: split.pageHead, on: &canvas, themes.page)
    draw(names.other, at: split.otherHead, on: &canvas, themes.other)
    drawDivider(on: &canvas)
  }

  private func draw(_ name: SafeText, at head: Rect, on canvas: inout Canvas, _ theme: Theme) {
    let width = max(0, head.width - 2)
    let title = Block.line(name, .statusLineTitle, width: width)
    let rule = Block.rule("─", .border(.subdued), width: max(0, width - title.width - 1))
    // Without colours only the rule shows where the lower side begins.
    let isAbove = split.divider.isEmpty
    let line = isAbove ? Block.row([title, rule], spacing: 1).cut(width: width) : title
    line.filling(width: width).padded(.horizontal(1)).on(.bar(.background), width: head.width)
      .draw(on: &canvas, x: head.x, y: head.y, clip: head, theme: theme)
  }

  /// Draws the divider in the last of its columns. The columns before it are the edge of the left side.
  private func drawDivider(on canvas: inout Canvas) {
    let divider = split.divider
    let ground = themes.page.fill(.background(.primary))
    canvas.fill(divider, style: ground)
    let line = Rect(x: divider.maxX - 1, y: divider.y, width: min(1, divider.width), height: divider.height)
    canvas.fill(line, with: "│", style: themes.page.style(.border(.primary)))
  }
}
