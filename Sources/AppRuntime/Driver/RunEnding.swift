import Input
import Reporting

/// The reason a run of the app is over.
package enum RunEnding {
  case quit
  case signal(Signal)
  case failure(Failure)

  /// The status to end the program with.
  func status() throws(Failure) -> Int32 {
    switch self {
    case .quit: return ExitStatus.success.rawValue
    // The status with which a shell reports the signal.
    case .signal(let signal): return 128 + signal.number
    case .failure(let failure): throw failure
    }
  }
}
