import Glibc

/// Bytes that are read once and never change: a file, a response, a decoded string.
///
/// Behind the last byte stand `padding` zeros. The reader may therefore load eight bytes anywhere and meets a zero,
/// which no JSON token continues with, instead of asking at every byte whether it was the last.
public final class ByteBuffer: @unchecked Sendable {
  /// Never written to after `init`, hence `Sendable`.
  @usableFromInline let base: UnsafePointer<UInt8>
  public let count: Int

  static let padding = 16

  /// Lets `fill` write up to `capacity` bytes and say how many it wrote.
  public init<Failure: Error>(
    capacity: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    var builder = ByteBufferBuilder()
    try builder.append(capacity: capacity, fill)
    (base, count) = builder.finish()
  }

  /// Takes what a builder has collected.
  public init(_ builder: consuming ByteBufferBuilder) {
    (base, count) = builder.finish()
  }

  public convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { target in
      target.copyBytes(from: bytes)
      return bytes.count
    }
  }

  public convenience init(_ text: String) {
    self.init(text.utf8)
  }

  deinit {
    free(UnsafeMutableRawPointer(mutating: base))
  }

  @inlinable
  public subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count, "offset outside the buffer")
    return base[offset]
  }

  @inlinable
  public func withUnsafeBytes<Result>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside the buffer")
    return body(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  public func hasSameBytes(as other: ByteBuffer) -> Bool {
    count == other.count && memcmp(base, other.base, count) == 0
  }

  /// The bytes of a range as text; what is not UTF-8 becomes U+FFFD.
  public func string(in range: Range<Int>) -> String {
    withUnsafeBytes(in: range) { String(decoding: $0, as: UTF8.self) }
  }
}
