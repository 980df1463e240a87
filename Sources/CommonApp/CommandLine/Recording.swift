import Glibc
import Reporting
import Sessions

/// The options of a command line for recording a session.
struct Recording {
  let path: String
  let keepsSecrets: Bool

  /// Makes the recorder; `isTimed` records the date. Without it, the same input makes the same bytes.
  func recorder(isTimed: Bool, in program: Program) throws(Failure) -> Recorder {
    var recorder = try Recorder(path, keepsSecrets: keepsSecrets, in: program.context)
    recorder.started = isTimed ? Self.today : nil
    return recorder
  }

  /// The date and time now, such as `2026-01-31T12:00:00Z`.
  private static var today: String? {
    var seconds = time(nil)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return nil }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      guard let base = buffer.baseAddress, strftime(base, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts) > 0 else {
        return nil
      }
      return String(cString: base)
    }
  }
}
