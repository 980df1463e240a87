import Drawing
import Prism

/// Counts the bytes of a plain encoding of the cells that differ between two frames.
///
/// Each run of such cells is a cursor movement, the changes of colours and attributes, and its glyphs in UTF-8. Blanks
/// are written or erased, and a short way to the next run is written again, whichever takes fewer bytes. A frame begins
/// in the terminal's own look.
struct PlainWriter {
  private var bytes = 0
  private var look = ResolvedStyle()
  /// The place of the cursor; `nil` where it is not known, as at the right edge.
  private var cursor: (x: Int, y: Int)?

  static func bytes(from old: [[SeenCell]], to new: [[SeenCell]]) -> Int {
    var writer = PlainWriter()
    for y in new.indices where old[y] != new[y] { writer.write(new[y], over: old[y], y: y) }
    return writer.bytes
  }

  private mutating func write(_ row: [SeenCell], over old: [SeenCell], y: Int) {
    var differs = zip(row, old).map { $0 != $1 }
    // Both halves of a wide glyph are written together.
    for x in row.indices.dropFirst() where row[x].glyph == nil && (differs[x] || differs[x - 1]) {
      (differs[x - 1], differs[x]) = (true, true)
    }
    guard let last = differs.lastIndex(of: true) else { return }
    var x = 0
    while x <= last {
      guard differs[x] else {
        x += 1
        continue
      }
      go(to: x, y, in: row)
      x = row[x].isBlank ? blank(row, from: x, to: last, y) : put(row[x], x, y, width: row.count)
    }
  }

  /// Writes a glyph. Returns the column after it.
  private mutating func put(_ cell: SeenCell, _ x: Int, _ y: Int, width: Int) -> Int {
    change(to: cell.style)
    bytes += cell.length
    let next = x + (cell.glyph?.columns ?? 1)
    cursor = next < width ? (next, y) : nil
    return next
  }

  /// Writes or erases blanks of one background, up to the last cell that differs. Returns the column after them.
  private mutating func blank(_ row: [SeenCell], from x: Int, to last: Int, _ y: Int) -> Int {
    change(to: blankLook(on: row[x].style.background))
    let end = row[x...].firstIndex { $0 != row[x] } ?? row.count
    let count = min(end, last + 1) - x
    let isLast = end > last
    let next = isLast ? 0 : Self.move(from: (x, y), to: (x + count, y))
    let erased = end == row.count ? 3 : 3 + String(count).count + next
    bytes += min(count, erased)
    cursor = isLast ? nil : (x + count, y)
    return x + count
  }

  /// Blanks show no letters, so that they keep the colour and the weight of those before them.
  private func blankLook(on background: ResolvedColor) -> ResolvedStyle {
    var kept = look
    kept.background = background
    kept.attributes.subtract([.underline, .reverse, .strikethrough])
    let plain = ResolvedStyle(background: background)
    return LookOrder.length(from: look, to: kept) <= LookOrder.length(from: look, to: plain) ? kept : plain
  }

  private mutating func change(to style: ResolvedStyle) {
    bytes += LookOrder.length(from: look, to: style)
    look = style
  }

  /// Moves the cursor, or writes the cells on the way again if that is shorter.
  private mutating func go(to x: Int, _ y: Int, in row: [SeenCell]) {
    let move = Self.move(from: cursor, to: (x, y))
    if let cursor, cursor.y == y, cursor.x < x, x - cursor.x < move {
      var other = self
      for cell in row[cursor.x..<x] where cell.glyph != nil {
        other.change(to: cell.isBlank ? other.blankLook(on: cell.style.background) : cell.style)
        other.bytes += cell.length
      }
      if other.bytes <= bytes + move {
        self = other
        self.cursor = (x, y)
        return
      }
    }
    bytes += move
    cursor = (x, y)
  }

  /// The bytes of the cheapest movement: to a place, within the row or the column, or by control characters.
  private static func move(from start: (x: Int, y: Int)?, to end: (x: Int, y: Int)) -> Int {
    let row = String(end.y + 1).count
    var best = end.x == 0 ? (end.y == 0 ? 3 : 3 + row) : 4 + row + String(end.x + 1).count
    guard let start else { return best }
    let (right, down) = (end.x - start.x, end.y - start.y)
    if right == 0, down == 0 { return 0 }
    func steps(_ count: Int) -> Int { abs(count) == 1 ? 3 : 3 + String(abs(count)).count }
    if down == 0 {
      best = min(best, steps(right), 3 + String(end.x + 1).count)
      if right < 0 { best = min(best, -right) }
      if end.x == 0 { best = 1 }
    } else if right == 0 {
      best = min(best, steps(down))
    }
    if end.x == 0, down > 0 { best = min(best, 1 + down) }
    return best
  }
}
