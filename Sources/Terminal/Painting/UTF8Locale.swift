import Glibc

/// ncurses writes and measures text as the C locale says.
enum UTF8Locale {
  /// The person's own locale if it is UTF-8, else plain UTF-8. Characters only: nobody needs decimal commas in C.
  /// `false` when there is no UTF-8 at all.
  static func adopt(_ own: String = "", else other: String = "C.UTF-8") -> Bool {
    [own, other].contains { (name: String) in setlocale(LC_CTYPE, name) != nil && isUTF8 }
  }

  private static var isUTF8: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }
}
