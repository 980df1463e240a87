/// Writes blanks in place of the order to erase characters (ECH).
///
/// tmux 3.3a erases half of a wide glyph with it. When the other half is written, tmux forgets the background of the
/// erased cell. ncurses cannot be told to do without the order.
enum ErasedRuns {
  private static let escape: UInt8 = 0x1B
  /// More columns than any terminal has that can be drawn on.
  private static let mostColumns = 10_000

  /// Returns a frame in which blanks are written where characters were erased. The cursor stays before them, as it does
  /// when they are erased.
  static func written(_ frame: [UInt8]) -> [UInt8] {
    var written: [UInt8] = []
    written.reserveCapacity(frame.count)
    var position = 0
    while position < frame.count {
      if frame[position] == escape, let (count, end) = order(in: frame, at: position) {
        written += [escape, UInt8(ascii: "7")]
        written += repeatElement(UInt8(ascii: " "), count: count)
        written += [escape, UInt8(ascii: "8")]
        position = end
      } else {
        written.append(frame[position])
        position += 1
      }
    }
    return written
  }

  /// Reads the order `ESC [ 15 X`. Returns its number and the position behind it; `nil` if there is none.
  private static func order(in frame: [UInt8], at start: Int) -> (count: Int, end: Int)? {
    guard start + 2 < frame.count, frame[start + 1] == UInt8(ascii: "[") else { return nil }
    var count = 0
    for position in start + 2..<frame.count {
      switch frame[position] {
      case let digit where UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit:
        count = count * 10 + Int(digit - UInt8(ascii: "0"))
        guard count <= mostColumns else { return nil }
      case UInt8(ascii: "X"): return (max(1, count), position + 1)
      default: return nil
      }
    }
    return nil
  }
}
