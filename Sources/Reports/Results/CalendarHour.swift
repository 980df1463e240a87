/// An hour of a day in UTC.
package struct CalendarHour: CustomStringConvertible, Equatable {
  private let day: Int
  private let hour: Int

  package init(secondsSince1970 seconds: Int) {
    day = seconds / 86_400
    hour = seconds % 86_400 / 3600
  }

  /// Reads ISO 8601 with a `T` or a blank: `2026-11-01T10:30:00+02:00`. Without an offset the time is UTC.
  init?(_ text: String) {
    var rest = Substring(text)
    guard let year = rest.takeNumber(4), rest.take("-"), let month = rest.takeNumber(2), rest.take("-"),
      let date = rest.takeNumber(2), rest.take("T") || rest.take(" "), let hour = rest.takeNumber(2), rest.take(":"),
      let minute = rest.takeNumber(2), (1...12).contains(month), (1...31).contains(date), (0...24).contains(hour)
    else { return nil }
    rest = rest.drop { $0.isDigit || $0 == ":" || $0 == "." }
    guard let offset = rest.takeOffset(), rest.isEmpty else { return nil }
    self.init(secondsSince1970: Self.days(year, month, date) * 86_400 + (hour * 60 + minute - offset) * 60)
  }

  /// Returns the hour of a time as text: `2026-11-01 10`. The time is ISO 8601, or the seconds or milliseconds since
  /// 1970.
  package static func of(_ time: String) -> String? {
    if let number = Double(time), number.isFinite, number >= 0 {
      let seconds = number >= 1e11 ? number / 1000 : number
      guard seconds < 1e11 else { return nil }
      return CalendarHour(secondsSince1970: Int(seconds)).description
    }
    return CalendarHour(time)?.description
  }

  /// The days from 1970-01-01 to a date of the Gregorian calendar, whose years are counted from March here.
  private static func days(_ year: Int, _ month: Int, _ date: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + date - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  package var description: String {
    let shifted = day + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return "\(year)-\(Self.two(month < 10 ? month + 3 : month - 9))-\(Self.two(date)) \(Self.two(hour))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

// Not a regular expression: the standard library would load the code for these at every start.
extension Substring {
  fileprivate mutating func take(_ sign: Character) -> Bool {
    guard first == sign else { return false }
    removeFirst()
    return true
  }

  /// Takes a number of exactly so many digits.
  fileprivate mutating func takeNumber(_ digits: Int) -> Int? {
    let number = prefix(digits)
    guard number.count == digits, number.allSatisfy(\.isDigit) else { return nil }
    removeFirst(digits)
    return Int(number)
  }

  /// Takes the offset of a time zone in minutes: none, `Z`, `+02`, `+02:00` or `-0130`. The result is `nil` if the text
  /// goes on with something else.
  fileprivate mutating func takeOffset() -> Int? {
    if isEmpty || take("Z") { return 0 }
    let isWest = first == "-"
    guard isWest || first == "+" else { return nil }
    removeFirst()
    guard let hours = takeNumber(2) else { return nil }
    _ = take(":")
    let minutes = isEmpty ? 0 : takeNumber(2)
    return minutes.map { (isWest ? -1 : 1) * (hours * 60 + $0) }
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isWholeNumber }
}
