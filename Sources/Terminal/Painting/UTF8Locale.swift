import Glibc
import Reporting
import Text

/// Sets the C locale, by which ncurses writes and measures text.
public enum UTF8Locale {
  /// Adopts the user's own locale if it is UTF-8, or else plain UTF-8. Only the character set is set, because C formats
  /// no numbers here.
  /// The value is `false` if neither is UTF-8.
  public static func adopt(_ own: String = "", else other: String = "C.UTF-8") -> Decision<Bool> {
    let fault: SafeText
    if setlocale(LC_CTYPE, own) == nil {
      fault = "the locale is not installed"
    } else if isUTF8 {
      return Decision(true, because: "the locale says so")
    } else {
      fault = "the letters of the locale are \(encoding)"
    }
    if setlocale(LC_CTYPE, other) != nil, isUTF8 {
      return Decision(true, because: fault + ", so those of \(SafeText(other)) are used")
    }
    return Decision(false, because: fault + ", and \(SafeText(other)) is not installed either")
  }

  private static var isUTF8: Bool { encoding == "UTF-8" }

  private static var encoding: String {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? ""
  }
}
