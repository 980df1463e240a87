import TestSupport

extension PtySession {
  /// Sends the bytes of a key and waits until the probe shows the name of the key.
  @discardableResult
  func press(_ bytes: String, hears name: String) throws -> [UInt8] {
    let start = output.count
    try send(bytes)
    return try wait(forText: name, after: start)
  }
}
