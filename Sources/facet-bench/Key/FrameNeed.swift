import Drawing

/// The bytes that the difference between two frames needs. They are the fewest of plain encodings, with and without a
/// region of rows that the terminal scrolls first.
///
/// It shares no code with the program, so that both would have to be wrong in the same way.
struct FrameNeed {
  let bytes: Int
  /// The rows by which a region is best scrolled, up if positive; 0 if that saves nothing.
  let shift: Int

  init(from old: Canvas, to new: Canvas) {
    let (old, new) = (SeenCell.rows(of: old), SeenCell.rows(of: new))
    var best = (bytes: PlainWriter.bytes(from: old, to: new), shift: 0)
    for shift in (1 - new.count)..<new.count where shift != 0 {
      guard let region = Self.region(from: old, to: new, shift) else { continue }
      let scrolled = Self.scrolled(old, region, by: shift)
      let bytes = Self.order(region, by: shift, height: new.count) + PlainWriter.bytes(from: scrolled, to: new)
      if bytes < best.bytes { best = (bytes, shift) }
    }
    (bytes, shift) = best
  }

  /// A scroll that saves fewer cells than this is not looked at.
  private static let leastCells = 20

  /// Returns the rows in which a scroll makes the most cells right.
  private static func region(from old: [[SeenCell]], to new: [[SeenCell]], _ shift: Int) -> Range<Int>? {
    var best: (cells: Int, rows: Range<Int>)?
    var (cells, start) = (0, 0)
    for y in max(0, -shift)..<min(new.count, new.count - shift) {
      let saved = differences(old[y], new[y]) - differences(old[y + shift], new[y])
      if cells <= 0 { (cells, start) = (0, y) }
      cells += saved
      if saved > 0, cells > best?.cells ?? 0 { best = (cells, start..<y + 1) }
    }
    guard let best, best.cells >= leastCells else { return nil }
    return shift > 0
      ? best.rows.lowerBound..<best.rows.upperBound + shift : best.rows.lowerBound + shift..<best.rows.upperBound
  }

  private static func differences(_ left: [SeenCell], _ right: [SeenCell]) -> Int {
    zip(left, right).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }

  private static func scrolled(_ rows: [[SeenCell]], _ region: Range<Int>, by shift: Int) -> [[SeenCell]] {
    let blank = Array(repeating: SeenCell.empty, count: rows.first?.count ?? 0)
    var rows = rows
    let moved = region.map { region.contains($0 + shift) ? rows[$0 + shift] : blank }
    rows.replaceSubrange(region, with: moved)
    return rows
  }

  /// The bytes that set the region, scroll it, and free it again.
  private static func order(_ region: Range<Int>, by shift: Int, height: Int) -> Int {
    let count = abs(shift) == 1 ? 0 : String(abs(shift)).count
    let isWhole = region == 0..<height
    return 3 + count + (isWhole ? 0 : 4 + String(region.lowerBound + 1).count + String(region.upperBound).count + 3)
  }
}
