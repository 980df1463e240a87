import CNcurses
import Drawing

/// The abilities of a terminal by its terminfo entry, as far as a decision depends on them.
struct EntryAbilities {
  let colorCount: Int
  let colors: ColorDepth
  let takesControlSequences: Bool
  /// The size of terminals whose size never changes.
  let size: Size?

  /// Reads the entry that ncurses has set up.
  init() {
    colorCount = max(0, Int(tigetnum("colors")))
    colors = .current
    takesControlSequences = Self.takesControlSequences
    let (width, height) = (Int(tigetnum("cols")), Int(tigetnum("lines")))
    size = width > 0 && height > 0 ? Size(width, height) : nil
  }

  /// Whether the terminal takes ECMA-48 sequences. Reports and questions are such sequences, and other terminals would
  /// show them as text.
  static var takesControlSequences: Bool {
    facet_string("cup").map { String(cString: $0).hasPrefix("\u{1B}[") } ?? false
  }
}
