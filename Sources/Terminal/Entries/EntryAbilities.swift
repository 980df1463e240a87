import CNcurses
import Drawing

/// What a terminfo entry says a terminal can do, as far as anything is decided by it.
struct EntryAbilities {
  let colorCount: Int
  let colors: ColorDepth
  let takesControlSequences: Bool
  /// Of terminals that have always had the same size.
  let size: Size?

  /// Asks the entry that is set up.
  init() {
    colorCount = max(0, Int(tigetnum("colors")))
    colors = .current
    takesControlSequences = Self.takesControlSequences
    let (width, height) = (Int(tigetnum("cols")), Int(tigetnum("lines")))
    size = width > 0 && height > 0 ? Size(width, height) : nil
  }

  /// What is said besides the picture is said in sequences of ECMA-48; other terminals would show them.
  static var takesControlSequences: Bool {
    facet_string("cup").map { String(cString: $0).hasPrefix("\u{1B}[") } ?? false
  }
}
