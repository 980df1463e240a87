import Glibc

extension ByteBufferBuilder {
  /// Whether the bytes collected so far begin no JSON text, whatever follows them: a text without an end need not be
  /// read up to its limit to be refused. Web pages, and texts in other encodings, are left to their own readers.
  public mutating func beginsNoJSON(limits: ReadingLimits = ReadingLimits()) -> Bool {
    markEnd()
    // No encoding begins a text with four of them: this is a device such as /dev/zero.
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
      // At the end of the bytes a token may be cut, and go on with the next ones.
      if case .endsInside = error.reason { return false }
      return error.offset < count - ByteBuffer.padding
    }
  }

  /// The first byte of what should be JSON.
  private static func start(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !bytes.prefix(4).contains(0) else { return nil }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == nil || first == UInt8(ascii: "<") || first ?? 0 >= 0xFE ? nil : start
  }
}
