import Input

/// Decodes the mouse reports of terminals (xterm, "Mouse Tracking"). ncurses would return several reports of one read
/// in reverse order, and it does not know horizontal wheels.
extension Mouse {
  /// Decodes a report without its `ESC [ <`: `code ; column ; row` and `M`, or `m` if a button was released.
  init?(report bytes: some BidirectionalCollection<UInt8>) {
    let numbers = bytes.dropLast().split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { UInt16(String(decoding: $0, as: UTF8.self)) }
    guard let end = bytes.last, end == UInt8(ascii: "M") || end == UInt8(ascii: "m"),
      numbers.count == 3, let code = numbers[0], let column = numbers[1], let row = numbers[2]
    else { return nil }
    self.init(code: Int(code), isReleased: end == UInt8(ascii: "m"), column: Int(column), row: Int(row))
  }

  /// Decodes an old report without its `ESC [ M`: code, column and row, each as a byte from 32 on.
  /// The old form ends at column 223 and does not name the released button. GNU screen has no other form.
  init?(oldReport bytes: some Collection<UInt8>) {
    let numbers = bytes.map { Int($0) - 32 }
    guard numbers.count == 3 else { return nil }
    let isReleased = numbers[0] & 0b1100_0011 == 3 && numbers[0] & Self.moved == 0
    self.init(
      code: isReleased ? numbers[0] & ~3 : numbers[0], isReleased: isReleased, column: numbers[1], row: numbers[2])
  }

  private init?(code: Int, isReleased: Bool, column: Int, row: Int) {
    let modifiers = Modifiers(rawValue: UInt8(code & 0b1_1100))
    guard column >= 1, row >= 1, let action = Self.action(code: code, isReleased: isReleased) else { return nil }
    self.init(action, x: column - 1, y: row - 1, modifiers: modifiers)
  }

  private static func action(code: Int, isReleased: Bool) -> Action? {
    let button: Button
    switch code & ~(0b1_1100 | moved) {
    // A wheel has no release.
    case 64: return isReleased ? nil : .wheel(.up)
    case 65: return isReleased ? nil : .wheel(.down)
    case 66: return isReleased ? nil : .wheel(.left)
    case 67: return isReleased ? nil : .wheel(.right)
    case 0: button = .left
    case 1: button = .middle
    case 2: button = .right
    case 128: button = .back
    case 129: button = .forward
    default: return nil
    }
    return isReleased ? .release(button) : code & moved != 0 ? .drag(button) : .press(button)
  }

  private static let moved = 32
}
