import Drawing
import Foundation

/// Sending faster than any program reads, or slowly.
extension PtySession {
  /// Sends the same bytes again and again and reads the output, until the program ends or the time is over. Returns how
  /// it ended.
  public func flood(with bytes: [UInt8], atMost count: Int = .max, for limit: Duration) -> Ending? {
    let deadline = Deadline(in: limit)
    let piece = Array(repeating: bytes, count: max(1, 4096 / max(1, bytes.count))).joined()
    var rest = ArraySlice(piece)
    var left = count
    while status == nil, !deadline.hasPassed, left > 0 {
      if rest.isEmpty { rest = ArraySlice(piece) }
      let sent = rest.prefix(left).withUnsafeBytes { write(pty.master, $0.baseAddress, $0.count) }
      if sent > 0 {
        rest = rest.dropFirst(sent)
        left -= sent
      }
      poll(sent > 0 ? Deadline(in: .zero) : Deadline(in: .milliseconds(20)), writing: sent <= 0)
    }
    return status
  }

  /// Sends as many bytes as there is room for, without reading the output.
  public func pushUnread(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(pty.master, $0.baseAddress, $0.count) }
    usleep(2_000)
  }

  /// Sends bytes one by one, with a pause after each, as a slow line does.
  public func drip(_ text: String, pause: Duration) throws {
    for byte in text.utf8 {
      try send(bytes: [byte])
      _ = outputWhileIdle(for: pause)
    }
  }
}
