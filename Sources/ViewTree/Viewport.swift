import Drawing
import Prism

/// The part of a page that is on the screen. Only what is near the screen is ever laid out.
public struct Viewport {
  private var layout: PageLayout
  public private(set) var height: Int
  public private(set) var position = ScrollPosition.top

  public init(layout: PageLayout, height: Int) {
    self.layout = layout
    self.height = height
  }

  /// Another size; what is at the top of the screen stays there.
  public mutating func resize(width: Int, height: Int) {
    if width != layout.width {
      layout = layout.resized(to: width)
      position.row = 0
    }
    self.height = height
    settle()
  }

  /// Moves the page by rows, down when positive, and stops at its ends.
  public mutating func scroll(by rows: Int) {
    position = moved(position, by: rows)
    settle()
  }

  public mutating func scrollToTop() {
    position = .top
  }

  public mutating func scrollToEnd() {
    position = lastPosition()
  }

  /// Keeps the end of the page from rising above the bottom of the screen. Only near the end is there anything to do.
  private mutating func settle() {
    guard !reaches(height, from: position) else { return }
    position = lastPosition()
  }

  private mutating func reaches(_ rows: Int, from position: ScrollPosition) -> Bool {
    var missing = rows + position.row
    var node = position.node
    while node < layout.nodeCount, missing > 0 {
      missing -= layout.block(at: node).size.height
      node += 1
    }
    return missing <= 0
  }

  /// The position at which the last row of the page is the last row of the screen, found from the end backwards.
  private mutating func lastPosition() -> ScrollPosition {
    var missing = height
    var node = layout.nodeCount
    while node > 0 {
      node -= 1
      let rows = layout.block(at: node).size.height
      if rows >= missing {
        return ScrollPosition(node: node, row: rows - missing)
      }
      missing -= rows
    }
    return .top
  }

  private mutating func moved(_ start: ScrollPosition, by rows: Int) -> ScrollPosition {
    var position = ScrollPosition(node: start.node, row: start.row + rows)
    while position.row < 0, position.node > 0 {
      position.node -= 1
      position.row += layout.block(at: position.node).size.height
    }
    position.row = max(0, position.row)
    while position.node + 1 < layout.nodeCount {
      let rows = layout.block(at: position.node).size.height
      guard position.row >= rows else { break }
      position.node += 1
      position.row -= rows
    }
    return position
  }

  /// Lays out what `draw` will need, so that drawing changes nothing.
  public mutating func prepare() {
    _ = reaches(height, from: position)
  }

  public func draw(on canvas: inout Canvas, at area: Rect, theme: Theme) {
    var layout = layout
    var y = area.y - position.row
    var node = position.node
    while node < layout.nodeCount, y < area.maxY {
      let block = layout.block(at: node)
      block.draw(on: &canvas, x: area.x, y: y, clip: area, theme: theme)
      y += block.size.height
      node += 1
    }
  }
}
