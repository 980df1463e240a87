import Drawing
import Pages
import Prism
import Text
import ViewTree

/// Draws an outline around every facet on the screen, with the name of its component. Words of the page are never
/// covered: a line has gaps there, and a name stands in free columns or is left out.
package struct LayoutOverlay {
  let page: PageSession
  /// The row of the canvas at which the page begins.
  let firstRow: Int

  package init(page: PageSession, firstRow: Int = 0) {
    self.page = page
    self.firstRow = firstRow
  }

  private static let shades: [Color] = [.text(.brand), .text(.link), .text(.success), .text(.warning)]

  /// Draws the lines first, then the names from the inside out, because outer facets have more places for theirs.
  package func draw(on canvas: inout Canvas, clip: Rect) {
    var outlines: [(facet: Int, rect: Rect, color: Color)] = []
    for (_, block, y) in page.viewport.placed {
      var open: [Rect] = []
      for region in block.regions {
        while let last = open.last, !last.contains(region.rect) { open.removeLast() }
        let color = Self.shades[open.count % Self.shades.count]
        open.append(region.rect)
        var rect = region.rect
        rect.y += firstRow + y
        outlines.append((region.facet, rect, color))
      }
    }
    let words = PageWords(canvas)
    for outline in outlines { drawLine(around: outline.rect, outline.color, on: &canvas, clip, words) }
    var taken = words.rangesWithBlanks
    for outline in outlines.reversed() { drawName(outline, on: &canvas, clip, &taken) }
  }

  private func drawLine(around rect: Rect, _ color: Color, on canvas: inout Canvas, _ clip: Rect, _ words: PageWords) {
    let style = page.page.theme.style(color)
    guard rect.height == 1 else {
      for free in words.free(around: rect, in: clip) { canvas.drawBox(rect, .thin, clip: free, style: style) }
      return
    }
    // A facet of one row gets brackets instead of a box.
    for (x, glyph) in [(rect.x, "[" as Glyph), (rect.maxX - 1, "]")] {
      let cell = Rect(x: x, y: rect.y, width: 1, height: 1).intersection(clip)
      if !words.covers(x: x, y: rect.y) { canvas.fill(cell, with: glyph, style: style) }
    }
  }

  private func drawName(
    _ outline: (facet: Int, rect: Rect, color: Color), on canvas: inout Canvas, _ clip: Rect,
    _ taken: inout [Int: [Range<Int>]]
  ) {
    let rect = outline.rect
    let name = SafeText(page.page.feed.tree[outline.facet].component.id)
    let columns = rect.x + 1..<max(rect.x + 1, min(rect.maxX - 1, clip.maxX))
    // The name goes on the facet's own lines, or on the rows next to them, which are mostly free.
    for y in [rect.y, rect.maxY - 1, rect.y - 1, rect.maxY] where clip.contains(x: clip.x, y: y) {
      guard let room = Self.room(in: columns, beside: taken[y] ?? [], wanted: name.columns) else { continue }
      let label = name.truncated(to: room.count)
      let style = page.page.theme.style(outline.color, adding: .bold)
      canvas.draw(label, x: room.lowerBound, y: y, clip: clip, style: style)
      taken[y, default: []].append(room.lowerBound - 1..<room.lowerBound + label.columns + 1)
      return
    }
  }

  /// The first gap that can hold a readable part of a name.
  private static func room(in columns: Range<Int>, beside taken: [Range<Int>], wanted: Int) -> Range<Int>? {
    let least = min(wanted, leastLetters)
    var start = columns.lowerBound
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > start {
      if range.lowerBound - start >= least { break }
      start = range.upperBound
    }
    let next = taken.map(\.lowerBound).filter { $0 >= start }.min() ?? .max
    let end = min(columns.upperBound, next)
    return end - start >= least ? start..<end : nil
  }

  private static let leastLetters = 6
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }
}
