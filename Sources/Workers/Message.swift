import Glibc

/// Numbers that this process and its workers send to each other: how many there are, and the numbers.
enum Message {
  /// Writes numbers and the bytes behind them. Returns whether the other side took them.
  static func write(_ numbers: [Int], _ bytes: [UInt8] = [], to socket: Int32) -> Bool {
    let whole = [numbers.count] + numbers
    return whole.withUnsafeBytes { writeAll($0, to: socket) } && bytes.withUnsafeBytes { writeAll($0, to: socket) }
  }

  /// Waits for numbers; `nil` at the end of the other side.
  static func read(from socket: Int32) -> [Int]? {
    guard let count = numbers(1, from: socket)?.first, count >= 0 else { return nil }
    return numbers(count, from: socket)
  }

  static func bytes(_ count: Int, from socket: Int32) -> [UInt8]? {
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, filled in
      isWhole = readAll(
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(target)[..<count]), socket)
      filled = isWhole ? count : 0
    }
    return isWhole ? bytes : nil
  }

  private static func numbers(_ count: Int, from socket: Int32) -> [Int]? {
    var numbers = [Int](repeating: 0, count: count)
    return numbers.withUnsafeMutableBytes { readAll($0, socket) } ? numbers : nil
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to socket: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      // Without a signal, if the other side has ended.
      let count = send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }

  private static func readAll(_ target: UnsafeMutableRawBufferPointer, _ socket: Int32) -> Bool {
    var rest = target
    while !rest.isEmpty {
      let count = Glibc.read(socket, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeMutableRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}
