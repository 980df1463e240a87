import Glibc

/// Bytes that are read once and never change: a file, a response, a decoded string.
///
/// After the last byte come `padding` zeros. The reader may therefore load that many bytes at any offset without a bounds
/// check. It stops at the zeros, because no JSON token contains a zero.
public final class ByteBuffer: @unchecked Sendable {
  /// The address of the first byte. The bytes are never written after `init`, so the class is `Sendable`.
  @usableFromInline let base: UnsafePointer<UInt8>
  public let count: Int
  private let isBuiltIn: Bool

  static let padding = 32

  /// Creates a buffer from the bytes that `fill` writes. `fill` writes at most `capacity` bytes and returns their
  /// number.
  public init<Failure: Error>(
    capacity: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    var builder = ByteBufferBuilder()
    try builder.append(capacity: capacity, fill)
    (base, count) = builder.finish()
    isBuiltIn = false
  }

  /// Takes over the bytes that a builder has collected.
  public init(_ builder: consuming ByteBufferBuilder) {
    (base, count) = builder.finish()
    isBuiltIn = false
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

  /// Reads bytes of the program itself without a copy. They are followed by `padding` zeros.
  public init(builtIn bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { preconditionFailure("bytes of the program have an address") }
    (base, count) = (start, bytes.count)
    isBuiltIn = true
  }

  deinit {
    if isBuiltIn { return }
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

  /// Returns the bytes of a range as text. Invalid UTF-8 becomes U+FFFD.
  public func string(in range: Range<Int>) -> String {
    withUnsafeBytes(in: range) { String(decoding: $0, as: UTF8.self) }
  }
}
