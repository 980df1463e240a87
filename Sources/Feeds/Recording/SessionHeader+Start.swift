import Glibc

extension SessionHeader {
  /// The start of the session in seconds since 1970; `nil` for a scripted session.
  package var startSeconds: Int? {
    guard var parts = startParts else { return nil }
    return timegm(&parts)
  }

  /// The parts of the start time, such as `2026-01-31T12:00:00Z`.
  var startParts: tm? {
    let numbers = (started ?? "").split { "-T:Z".contains($0) }.compactMap { UInt16($0).map(Int32.init) }
    guard numbers.count == 6, (1900...9999).contains(numbers[0]), (1...12).contains(numbers[1]) else { return nil }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (numbers[3], numbers[4], numbers[5])
    return parts
  }
}
