import CNcurses
import Glibc

/// The strings that ncurses fills in with the number of a colour, anew for each change.
///
/// Those of nearly every terminal with 256 colours ask first whether the colour is one of the oldest 16, which have a
/// shorter order. Filling them in took 5 % of a first frame. The plain strings take a third of that.
enum ColorStrings {
  private static let usual = (
    foreground: "\u{1B}[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m",
    background: "\u{1B}[%?%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e48;5;%p1%d%;m"
  )
  private static let plain: (foreground: StaticString, background: StaticString) = (
    "\u{1B}[38;5;%p1%dm", "\u{1B}[48;5;%p1%dm"
  )

  /// Makes the strings of the terminal that ncurses has set up plain, if they are the usual ones.
  static func simplify() {
    guard has("setaf", usual.foreground), has("setab", usual.background) else { return }
    facet_set_color_strings(Self.pointer(to: plain.foreground), Self.pointer(to: plain.background))
  }

  private static func has(_ capability: String, _ string: String) -> Bool {
    facet_string(capability).map { strcmp($0, string) == 0 } ?? false
  }

  private static func pointer(to string: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(string.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
