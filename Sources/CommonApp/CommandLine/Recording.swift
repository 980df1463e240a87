import Glibc
import Reporting
import Sessions

/// What a command line says about writing a session down.
struct Recording {
  let path: String
  let keepsSecrets: Bool

  /// `isTimed` where somebody's own time passes: without, the same input makes the same bytes.
  func recorder(isTimed: Bool, in program: Program) throws(Failure) -> Recorder {
    var recorder = try Recorder(path, keepsSecrets: keepsSecrets, in: program.context)
    recorder.started = isTimed ? Self.today : nil
    return recorder
  }

  /// `2026-01-31T12:00:00Z`
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
