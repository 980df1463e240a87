import JSON

/// Splits the bytes of a client into messages. Each message has a header with the length of its body.
///
/// A header without a length, and a body that is too long, are faults. After a fault the next readable header counts.
package struct MessageReader {
  package enum Item {
    case body(ByteBuffer)
    case fault(ResponseError)
  }

  private enum State {
    case header
    case body(length: Int)
    /// The bytes of a body that is too long are dropped.
    case dropping(length: Int)
    /// Bytes are dropped up to the next header.
    case lost
  }

  /// The longest body that is read.
  package static let mostBytes = 1 << 28
  /// The longest header that is read.
  private static let longestHeader = 4096
  private static let lengthName = Array("content-length:".utf8)

  private var bytes: [UInt8] = []
  private var start = 0
  private var state = State.header
  private let limit: Int

  package init(limit: Int = Self.mostBytes) {
    self.limit = limit
  }

  package mutating func append(_ more: some Collection<UInt8>) {
    if start > 0, start * 2 >= bytes.count {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Returns the next message or fault; `nil` if more bytes are needed.
  package mutating func next() -> Item? {
    while true {
      switch state {
      case .body(let length):
        guard bytes.count - start >= length else { return nil }
        let body = ByteBuffer(bytes[start..<start + length])
        start += length
        state = .header
        return .body(body)
      case .dropping(let length):
        let dropped = min(length, bytes.count - start)
        start += dropped
        state = dropped == length ? .header : .dropping(length: length - dropped)
        if dropped < length { return nil }
      case .lost:
        guard let place = placeOfLength() else {
          // The name of the field may be cut off.
          start = max(start, bytes.count - Self.lengthName.count)
          return nil
        }
        start = place
        state = .header
      case .header:
        guard let end = headerEnd() else {
          guard bytes.count - start > Self.longestHeader else { return nil }
          return lose(.invalidRequest("the header of a message is longer than \(Self.longestHeader) bytes"))
        }
        let header = bytes[start..<end.fields]
        if header.isEmpty {
          // Line breaks between messages.
          start = end.body
          continue
        }
        guard let length = Self.length(in: header) else {
          return lose(.invalidRequest("the header of a message has no Content-Length"))
        }
        start = end.body
        guard length <= limit else {
          state = .dropping(length: length)
          return .fault(.invalidRequest("a message of \(length) bytes is too long; at most \(limit) are read"))
        }
        state = .body(length: length)
      }
    }
  }

  private mutating func lose(_ error: ResponseError) -> Item {
    // The same header must not be found again.
    start = min(bytes.count, start + 1)
    state = .lost
    return .fault(error)
  }

  /// Returns the end of the header's fields, and the begin of the body.
  private func headerEnd() -> (fields: Int, body: Int)? {
    let newline = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var lineStart = start
    for index in start..<min(bytes.count, start + Self.longestHeader) where bytes[index] == newline {
      let isBlank = index == lineStart || index == lineStart + 1 && bytes[lineStart] == carriageReturn
      if isBlank { return (lineStart, index + 1) }
      lineStart = index + 1
    }
    return nil
  }

  private func placeOfLength() -> Int? {
    let name = Self.lengthName
    guard bytes.count - start >= name.count else { return nil }
    return (start...bytes.count - name.count).first { place in
      bytes[place] | 0x20 == name[0] && name.indices.allSatisfy { bytes[place + $0] | 0x20 == name[$0] | 0x20 }
    }
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self).filter { $0 != "\r" && $0 != "\r\n" }
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " }
      return digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
    }
    return nil
  }
}
