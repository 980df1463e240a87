import Glibc
import Workers

extension LineBlocks {
  /// Calls `body` with each line that is not blank, and with nothing for a line that is too long. It waits for the end of
  /// the input, after which `fault` says whether the input is damaged.
  public mutating func forEachLine(_ body: (UnsafeRawBufferPointer?, _ number: Int) -> Void) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
    defer { memory.deallocate() }
    while true {
      switch fill(memory, isUrgent: true) {
      case .end: return
      case .waiting:
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&state, 1, -1)
      case .block(let block):
        guard block.content == .parts else {
          if block.content != .damaged { body(nil, block.first) }
          continue
        }
        Self.forEachLine(of: UnsafeRawBufferPointer(rebasing: memory[..<block.count]), from: block.first, body)
      }
    }
  }

  /// Calls `body` with each line, without the blanks at both ends of it.
  static func forEachLine(
    of bytes: UnsafeRawBufferPointer, from first: Int, _ body: (UnsafeRawBufferPointer?, _ number: Int) -> Void
  ) {
    var rest = bytes
    var number = first
    while !rest.isEmpty {
      let end = firstLineEnd(in: rest) ?? rest.count
      let line = UnsafeRawBufferPointer(rebasing: rest[..<end]).trimmed
      rest = UnsafeRawBufferPointer(rebasing: rest[end...])
      if !line.isEmpty { body(line, number) }
      number += 1
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes without blanks at both ends.
  fileprivate var trimmed: UnsafeRawBufferPointer {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
      return UnsafeRawBufferPointer(rebasing: self[..<0])
    }
    return UnsafeRawBufferPointer(rebasing: self[first...last])
  }
}
