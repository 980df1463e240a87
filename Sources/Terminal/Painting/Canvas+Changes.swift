import Drawing
import Glibc

extension Canvas {
  /// Returns the rows that differ from those of another canvas; `nil` if the sizes differ.
  ///
  /// Most rows of a frame are those of the frame before it, byte by byte. Bytes are compared much faster than cells, and
  /// only where they differ the cells are compared: unused bytes of a cell may have any value.
  func rowsChanged(since previous: Canvas) -> [Int]? {
    guard previous.size == size else { return nil }
    let length = size.width * MemoryLayout<Cell>.stride
    return cells.withUnsafeBytes { own in
      previous.cells.withUnsafeBytes { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return [] }
        return (0..<size.height).filter { y in
          memcmp(own + y * length, other + y * length, length) != 0 && row(y) != previous.row(y)
        }
      }
    }
  }
}
