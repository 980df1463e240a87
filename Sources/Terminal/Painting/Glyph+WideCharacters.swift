import CNcurses
import Text

extension Glyph {
  /// Fills an array with the scalars of the glyph, terminated by zero. ncurses takes five of them into a cell.
  func fill(_ characters: inout [wchar_t]) {
    characters.removeAll(keepingCapacity: true)
    for scalar in scalars {
      characters.append(wchar_t(scalar.value))
    }
    characters.append(0)
  }

  /// Whether ncurses, which measures with libc, gives the glyph as many columns as the canvas. A libc that is older
  /// than an emoji does not, and the row would shift.
  var hasExpectedWidth: Bool {
    base.isASCII || Int(wcwidth(wchar_t(base.value))) == columns
  }
}
