import Drawing
import Glibc

extension Canvas {
  /// Returns the rows that differ from those of another canvas; `nil` if the sizes differ.
  ///
  /// Most rows of a frame are those of the frame before it, which costs nothing to see where they share their storage.
  func rowsChanged(since previous: Canvas) -> [Int]? {
    guard previous.size == size else { return nil }
    return (0..<size.height).filter { Self.differ(row($0), previous.row($0)) }
  }

  /// Bytes are compared much faster than cells, and only where they differ the cells are compared: unused bytes of a cell
  /// may have any value.
  private static func differ(_ row: [Cell], _ other: [Cell]) -> Bool {
    let stride = MemoryLayout<Cell>.stride
    return row.withUnsafeBytes { own in
      other.withUnsafeBytes { others in
        guard let own = own.baseAddress, let others = others.baseAddress, own != others else { return false }
        guard memcmp(own, others, row.count * stride) != 0 else { return false }
        return row.indices.contains { x in
          memcmp(own + x * stride, others + x * stride, stride) != 0 && row[x] != other[x]
        }
      }
    }
  }
}
