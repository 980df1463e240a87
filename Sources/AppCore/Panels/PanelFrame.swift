import Drawing
import Prism
import ViewTree
import Wording

/// The block of a panel, and its place on the screen.
package struct PanelFrame {
  /// The place of a panel over the page. Beside the page, a panel fills its part of the screen.
  package enum Placement: Equatable {
    /// In the middle, near the top. The page shows around it.
    case overPage
    /// Instead of the page, with so many rows scrolled away.
    case wholeScreen(scroll: Int)

    /// The rows of the block that are scrolled away.
    var scroll: Int { if case .wholeScreen(let scroll) = self { scroll } else { 0 } }
  }

  package let block: Block
  package var placement: Placement
  /// The lines that can be clicked on, as numbers in the list of the panel.
  package var lines: Range<Int>
  /// The rows above the first of these lines.
  package var rowsAbove: Int

  package init(
    block: Block, placement: Placement = .overPage, lines: Range<Int> = 0..<0, rowsAbove: Int = PanelFrame.rowsAbove
  ) {
    self.block = block
    self.placement = placement
    self.lines = lines
    self.rowsAbove = rowsAbove
  }

  /// The place of a click on a panel.
  package enum Spot: Equatable {
    case beside
    /// The edge, the title, or the rows below the lines.
    case frame
    case line(Int)
    /// A button, by the number with which its block is marked.
    case button(Int)
  }

  /// The rows of the edge, the title and the rule.
  package static let rowsAbove = 3

  var coversPage: Bool { placement != .overPage }

  func draw(on canvas: inout Canvas, clip: Rect, theme: Theme) {
    switch placement {
    case .overPage:
      let place = Self.place(of: block, in: clip.size)
      block.draw(on: &canvas, x: place.x, y: place.y, clip: clip, theme: theme)
    case .wholeScreen(let scroll):
      block.draw(on: &canvas, x: 0, y: -scroll, clip: clip, theme: theme)
    }
  }

  /// Returns the place of a cell of the screen, which the panel is over.
  func spot(x: Int, y: Int, in size: Size) -> Spot {
    guard !coversPage else { return .frame }
    let rect = rect(in: size)
    return rect.contains(x: x, y: y) ? spot(x: x - rect.x, y: y - rect.y) : .beside
  }

  /// Returns the place of a cell of the block.
  func spot(x: Int, y: Int) -> Spot {
    if let button = block.regions.first(where: { $0.rect.contains(x: x, y: y) }) { return .button(button.facet) }
    let line = lines.lowerBound + y - rowsAbove
    return lines.contains(line) ? .line(line) : .frame
  }

  /// The cells of the screen that it covers.
  func rect(in size: Size) -> Rect { Self.rect(of: block, in: size) }
}

extension PanelFrame {
  /// Puts lines into a box.
  package static func block(_ lines: [Block], width: Int) -> Block {
    Block.column(lines)
      .filling(width: max(0, width - 4)).padded(.horizontal(1))
      .on(.background(.elevated), width: max(0, width - 2))
      .boxed(.thin, .meaning(.border(.primary)), width: width)
      .on(.background(.elevated), width: width)
  }

  /// Puts a part of a list into a box, with the lines `shown` of `count` named at its edge.
  static func block(_ lines: [Block], width: Int, shown: Range<Int>, of count: Int, in words: Words) -> Block {
    var block = block(lines, width: width)
    guard shown.count < count, !shown.isEmpty else { return block }
    let place = words.place("\(shown.lowerBound + 1)-\(shown.upperBound)", of: count)
    let label = Block.line(" \(place) ", .caption, width: max(0, width - 4))
    block.add(
      label.on(.background(.elevated), width: label.width), x: max(0, width - 2 - label.width), y: block.height - 1)
    return block
  }

  /// One of the lines; the next key acts on the selected one.
  package static func line(_ line: Block, isSelected: Bool, width: Int) -> Block {
    let line = line.filling(width: width)
    return isSelected ? line.on(.focus(.background), width: width) : line
  }

  /// The place of a box: centred, one row below the top.
  static func place(of block: Block, in size: Size) -> (x: Int, y: Int) {
    ((size.width - block.width) / 2, min(1, max(0, size.height - block.height)))
  }

  /// The cells that a box covers.
  static func rect(of block: Block, in size: Size) -> Rect {
    let place = place(of: block, in: size)
    return Rect(x: place.x, y: place.y, width: block.width, height: block.height)
  }
}
