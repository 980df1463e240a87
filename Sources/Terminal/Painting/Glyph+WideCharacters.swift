import CNcurses
import Text

extension Glyph {
  /// The scalars as C wants them, ended by a zero; ncurses takes five of them into a cell.
  func fill(_ characters: inout [wchar_t]) {
    characters.removeAll(keepingCapacity: true)
    for scalar in scalars {
      characters.append(wchar_t(scalar.value))
    }
    characters.append(0)
  }

  /// Whether ncurses, which measures with libc, will take as many columns as we have kept free. A libc older than an emoji
  /// does not; the row would shift.
  var isMeasuredAlike: Bool {
    base.isASCII || Int(wcwidth(wchar_t(base.value))) == columns
  }
}
