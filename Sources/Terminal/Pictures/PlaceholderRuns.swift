/// Shortens the bytes of a frame: of several placeholders in a row the first is written, with the order to repeat it
/// (REP). Kitty and Ghostty know this order; ncurses uses it for ASCII only.
enum PlaceholderRuns {
  /// U+10EEEE in UTF-8.
  private static let placeholder: [UInt8] = [0xF4, 0x8E, 0xBB, 0xAE]
  /// The number of placeholders from which the order is shorter.
  private static let shortest = 3

  static func shortened(_ frame: [UInt8]) -> [UInt8] {
    var short: [UInt8] = []
    short.reserveCapacity(frame.count)
    var position = 0
    while position < frame.count {
      let count = count(in: frame, at: position)
      guard count >= shortest else {
        short.append(frame[position])
        position += 1
        continue
      }
      short += placeholder + Array("\u{1B}[\(count - 1)b".utf8)
      position += count * placeholder.count
    }
    return short
  }

  /// Returns the number of placeholders at a position, without one that marks may follow.
  private static func count(in frame: [UInt8], at start: Int) -> Int {
    var count = 0
    while case let index = start + count * placeholder.count, index + placeholder.count <= frame.count,
      frame[index] == placeholder[0], frame[index..<index + placeholder.count].elementsEqual(placeholder)
    {
      count += 1
    }
    let end = start + count * placeholder.count
    return end < frame.count && frame[end] >= 0x80 ? count - 1 : count
  }
}
