import Drawing
import Glibc

extension Canvas {
  /// Returns the rows that differ from those of another canvas; `nil` if the sizes differ.
  ///
  /// Most cells of a frame are those of the frame before it, byte by byte. Bytes are compared much faster than cells, and
  /// only where they differ the cells are compared: unused bytes of a cell may have any value.
  func rowsChanged(since previous: Canvas) -> [Int]? {
    guard previous.size == size else { return nil }
    let stride = MemoryLayout<Cell>.stride
    let width = size.width
    let length = width * stride
    return cells.withUnsafeBytes { own in
      previous.cells.withUnsafeBytes { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return [] }
        return (0..<size.height).filter { y in
          let (row, otherRow) = (own + y * length, other + y * length)
          guard memcmp(row, otherRow, length) != 0 else { return false }
          return (0..<width).contains { x in
            memcmp(row + x * stride, otherRow + x * stride, stride) != 0 && self[x, y] != previous[x, y]
          }
        }
      }
    }
  }
}
