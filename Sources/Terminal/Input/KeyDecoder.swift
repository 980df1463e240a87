import CNcurses
import Input

/// Decodes the output of `wgetch` into keys: bytes, or a code above them for a key that sends a sequence.
///
/// `wget_wch` would put the bytes together itself. But one byte that is not UTF-8 makes it drop the keys that follow,
/// and it loses a character that the network has split.
struct KeyDecoder {
  private var bytes = UTF8Collector()

  mutating func key(for code: Int32) -> Key? {
    guard let byte = UInt8(exactly: code) else {
      bytes = UTF8Collector()
      return Self.key(named: code)
    }
    return bytes.add(byte).flatMap(Self.key(typed:))
  }

  private static func key(typed scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0: .control(" ")
    case 8, 127: .backspace
    case 9: .tab
    case 10, 13: .enter
    case 27: .escape
    // Ctrl clears two bits: Ctrl-A is 1, Ctrl-\ is 28.
    case 1...26: .control(Unicode.Scalar(UInt8(scalar.value + 0x60)))
    case 28...31: .control(Unicode.Scalar(UInt8(scalar.value + 0x40)))
    case 0x80...0x9F: nil
    default: .character(scalar)
    }
  }

  private static func key(named code: Int32) -> Key? {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_PPAGE: .pageUp
    case KEY_NPAGE: .pageDown
    case KeySequences.wordLeft: .wordLeft
    case KeySequences.wordRight: .wordRight
    case KEY_HOME, KEY_FIND: .home
    case KEY_END, KEY_SELECT: .end
    case KEY_IC: .insert
    case KEY_DC: .delete
    case KEY_ENTER: .enter
    case KEY_BTAB: .backTab
    case KEY_BACKSPACE: .backspace
    case facet_function_key(1)...facet_function_key(63): .function(Int(code - facet_function_key(0)))
    default: nil
    }
  }
}
