import Glibc

/// A buffer that collects bytes of unknown number, as a pipe delivers them.
public struct ByteBufferBuilder: ~Copyable {
  private(set) var base: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  public private(set) var count = 0

  /// The largest block that is reserved ahead of the bytes.
  private let mostAhead: Int

  /// Creates an empty builder. `limit` is the number of bytes that the caller will not exceed by much.
  public init(limit: Int = .max) {
    mostAhead = limit
  }

  deinit {
    free(base)
  }

  /// Appends the bytes that `fill` writes. `fill` may write up to `room` bytes and returns their number.
  @discardableResult
  public mutating func append<Failure: Error>(
    capacity room: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    reserve(count + room)
    let target = UnsafeMutableRawBufferPointer(start: base.map { $0 + count }, count: room)
    let written = try fill(target)
    count += min(max(0, written), room)
    return written
  }

  /// Reserves memory for an expected total of `count` bytes.
  mutating func expect(_ count: Int) {
    reserve(count)
    if let base { populatePages(of: base, bytes: count) }
  }

  mutating func append(_ byte: UInt8) {
    reserve(count + 1)
    base?[count] = byte
    count += 1
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      append(byte)
    }
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(capacity: bytes.count) { target in
      target.copyBytes(from: bytes)
      return bytes.count
    }
  }

  /// Appends the decoded content of a JavaScript string, eight bytes at a time. Stops at the closing quote, at an
  /// unusual escape, or at `end`. Returns the offset where it stopped, which may be one byte after `end`.
  mutating func appendUnescaped(in source: ByteBuffer, from start: Int, to end: Int) -> Int {
    reserve(count + end - start + 8)
    guard let base else { return end }
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let raw = UnsafeRawPointer(source.base)
    var at = start
    var target = count
    while at < end {
      let word = raw.word(at: at)
      UnsafeMutableRawPointer(base + target).storeBytes(of: word, as: UInt64.self)
      let quotes = word ^ 0x2222_2222_2222_2222
      let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let hits = ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes) & tops
      guard hits != 0 else {
        let step = min(8, end - at)
        at += step
        target += step
        continue
      }
      let step = min(hits.trailingZeroBitCount >> 3, end - at)
      at += step
      target += step
      guard at < end, source.base[at] == UInt8(ascii: "\\"), let byte = RowEscape.usual(source.base[at + 1]) else {
        break
      }
      base[target] = byte
      at += 2
      target += 1
    }
    count = target
    return at
  }

  /// Grows the block if needed. `realloc` moves the pages of a large block instead of copying them, so growing needs no
  /// second block.
  private mutating func reserve(_ needed: Int) {
    guard needed > capacity || base == nil else { return }
    capacity = max(needed, min(capacity * 2, mostAhead))
    let block = grown(base, toBytes: capacity + ByteBuffer.padding)
    preferHugePages(block, bytes: capacity)
    base = block.assumingMemoryBound(to: UInt8.self)
  }

  /// Writes the zeros that a reader expects after the bytes. Bytes appended later overwrite them.
  mutating func markEnd() {
    reserve(count)
    if let base { memset(base + count, 0, ByteBuffer.padding) }
  }

  /// Returns the bytes, padded with zeros, and leaves the builder empty.
  mutating func finish() -> (base: UnsafePointer<UInt8>, count: Int) {
    markEnd()
    guard let filled = base else { abort() }
    let result = (base: UnsafePointer(filled), count: count)
    base = nil
    capacity = 0
    count = 0
    return result
  }
}
