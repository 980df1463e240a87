import Foundation
import Reporting

/// Aborts the tests, naming the place, when the body does not end within a minute of its start. A time limit of Swift
/// Testing starts when the test is queued, which may be minutes earlier.
public func endingWithinAMinute<Result, Failure: Error>(
  fileID: String = #fileID, line: Int = #line, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let ended = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    guard ended.wait(timeout: .now() + 60) == .timedOut else { return }
    FileHandle.standardError.write(Data("\(fileID):\(line): error: this does not end\n".utf8))
    abort()
  }
  defer { ended.signal() }
  return try body()
}
