import Glibc
import Pages
import Text

/// The members of every event in a log: session, user, client, time.
package struct LogStamp {
  let session: String
  let user: String?
  let system: String
  let systemVersion: String
  /// Whether events have the time of day in milliseconds since 1970; a script has a clock of its own.
  private let isTimed: Bool

  /// A stamp with the time of day and this machine.
  package static func now(user: String?) -> LogStamp {
    var names = utsname()
    uname(&names)
    return LogStamp(
      session: randomID(), user: user, system: text(of: &names.sysname), systemVersion: text(of: &names.release),
      isTimed: true)
  }

  /// A stamp for a script, which is the same on every machine.
  package static func scripted(user: String?) -> LogStamp {
    LogStamp(
      session: "00000000-0000-4000-8000-000000000000", user: user, system: "Linux", systemVersion: "0", isTimed: false)
  }

  func time(of event: LoggedEvent) -> Int { isTimed ? WallClock.now : event.time }

  /// A random UUID, version 4.
  private static func randomID() -> String {
    // On Linux the random numbers come from getrandom(2).
    var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let groups = [digits[0..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10..<16]]
    return groups.map { $0.joined() }.joined(separator: "-")
  }

  private static func text<Field>(of field: inout Field) -> String {
    withUnsafeBytes(of: &field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
