import Glibc
import JSON

/// The complete lines of a file.
public struct SessionLines {
  public struct Line {
    public let number: Int
    public let bytes: ByteBuffer
  }

  private let file: ByteBuffer
  private var offset = 0
  private var number = 0

  public init(_ file: ByteBuffer) {
    self.file = file
  }

  /// Whether there are bytes after the last complete line.
  public var isCut: Bool { offset < file.count }

  public mutating func next() -> Line? {
    let start = offset
    let end = file.withUnsafeBytes(in: start..<file.count) { rest -> Int? in
      guard let base = rest.baseAddress, let end = memchr(base, 0x0A, rest.count) else { return nil }
      return start + (UnsafeRawPointer(end) - UnsafeRawPointer(base))
    }
    guard let end else { return nil }
    offset = end + 1
    number += 1
    let line = file.withUnsafeBytes(in: start..<end) { ByteBuffer($0) }
    return Line(number: number, bytes: line)
  }
}
