import FacetModel
import JSON

extension Diagnostic {
  /// The place that reports show for the finding: a finding about a key is at the key. Its own place is the value,
  /// because only values have pointers.
  package func shownOffset(in bytes: ByteBuffer) -> Int {
    guard rule.isAboutKey else { return offset }
    return bytes.keyOffset(beforeValueAt: offset) ?? offset
  }
}

extension Rule {
  fileprivate var isAboutKey: Bool { self == .misspelledKey || self == .duplicateKey }
}

extension ByteBuffer {
  private static let longestKey = 4096

  /// The place of the key before the value of a member; `nil` if there is no key. The object may stand in a string.
  fileprivate func keyOffset(beforeValueAt offset: Int) -> Int? {
    let start = max(0, offset - Self.longestKey)
    guard offset <= count, start < offset else { return nil }
    return withUnsafeBytes(in: start..<offset) { bytes in
      KeyBefore(bytes[...]).start.map { start + $0 }
    }
  }
}

/// Reads backwards from a value to its key.
private struct KeyBefore {
  private var bytes: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.bytes = bytes
  }

  var start: Int? {
    var reader = self
    reader.skipSpace()
    guard reader.bytes.popLast() == UInt8(ascii: ":") else { return nil }
    reader.skipSpace()
    guard let end = reader.takeQuote() else { return nil }
    while !reader.bytes.isEmpty {
      // A quote inside of the key has more backslashes than those around it.
      if reader.takeQuote() == end { return reader.bytes.endIndex }
      if reader.bytes.last != UInt8(ascii: "\"") { _ = reader.bytes.popLast() }
    }
    return nil
  }

  private mutating func skipSpace() {
    while let byte = bytes.last, " \t\r\n".utf8.contains(byte) { bytes.removeLast() }
  }

  /// Takes a quote with the backslashes before it, and returns the number of these.
  private mutating func takeQuote() -> Int? {
    guard bytes.last == UInt8(ascii: "\"") else { return nil }
    bytes.removeLast()
    let before = bytes.count
    while bytes.last == UInt8(ascii: "\\") { bytes.removeLast() }
    return before - bytes.count
  }
}
