import Glibc

extension ByteBufferBuilder {
  /// Returns whether the bytes collected so far cannot be the beginning of a JSON text. An endless text can then be
  /// refused before its limit is reached. Web pages and texts in other encodings are not checked here, because other
  /// readers handle them.
  public mutating func beginsNoJSON(limits: ReadingLimits = ReadingLimits()) -> Bool {
    markEnd()
    // No text encoding begins with four zero bytes: this is a device such as /dev/zero.
    if count >= 4, let base, (0..<4).allSatisfy({ base[$0] == 0 }) { return true }
    guard let base, let start = Self.start(of: UnsafeBufferPointer(start: base, count: count)) else { return false }
    let stack = UnsafeMutablePointer<ContainerFrame>.allocate(capacity: max(1, limits.depth))
    defer { stack.deallocate() }
    var scanner = Scanner<CheckingSink>(
      base: UnsafePointer(base), end: count, at: start, limits: limits, stack: stack, depth: 0, sink: CheckingSink())
    do throws(SyntaxError) {
      try scanner.readValue()
      try scanner.finishText()
      return false
    } catch {
      // A token at the end of the bytes may be incomplete and continue with the next bytes.
      if case .endsInside = error.reason { return false }
      return error.offset < count - Self.longestToken
    }
  }

  /// The length of the longest token whose end decides what it is: two halves of a character, as `\uXXXX` each.
  private static var longestToken: Int { 16 }

  /// Returns the position of the first byte that should be JSON, or `nil` for web pages and other encodings.
  private static func start(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !bytes.prefix(4).contains(0) else { return nil }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == nil || first == UInt8(ascii: "<") || first ?? 0 >= 0xFE ? nil : start
  }
}
