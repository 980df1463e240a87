import Glibc
import Text

/// Words a time as reports write it: to the minute, in UTC.
enum SeenTime {
  /// `seconds` may be any number, because it is read from a file.
  static func words(_ seconds: Int) -> SafeText {
    var time = seconds
    var parts = tm()
    guard seconds >= 0, gmtime_r(&time, &parts) != nil, parts.tm_year < 8100 else { return "at an unknown time" }
    let date = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map(twoDigits)
    let clock = [Int(parts.tm_hour), Int(parts.tm_min)].map(twoDigits)
    return SafeText(date.joined(separator: "-") + " " + clock.joined(separator: ":"))
  }

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
