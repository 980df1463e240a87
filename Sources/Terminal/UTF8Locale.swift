import Glibc

/// ncurses writes and measures text as the C locale says.
enum UTF8Locale {
  /// The person's own locale if it is UTF-8, else plain UTF-8. Characters only: nobody needs decimal commas in C.
  static func adopt() {
    if setlocale(LC_CTYPE, "") != nil, isUTF8 { return }
    setlocale(LC_CTYPE, "C.UTF-8")
  }

  private static var isUTF8: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }
}
