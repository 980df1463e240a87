extension Document {
  /// Reads a whole text. Containers under a key of `deferring` are checked now and taken apart when asked for.
  public static func read(
    _ bytes: ByteBuffer, interner: Interner, deferring: SymbolSet = .empty, limits: ReadingLimits = ReadingLimits()
  ) throws(SyntaxError) -> Document {
    guard bytes.count <= limits.bytes else { throw SyntaxError(.tooLarge(limit: limits.bytes), at: limits.bytes) }
    let start = try textStart(bytes)
    return try read(
      bytes, range: start..<bytes.count, isWhole: true, interner: interner, deferring: deferring, limits: limits,
      origin: nil)
  }

  /// Reads the value at a range that may be a part of the buffer.
  static func read(
    _ bytes: ByteBuffer, range: Range<Int>, isWhole: Bool, interner: Interner, deferring: SymbolSet,
    limits: ReadingLimits, origin: Origin?
  ) throws(SyntaxError) -> Document {
    let stack = UnsafeMutablePointer<ContainerFrame>.allocate(capacity: max(1, limits.depth))
    defer { stack.deallocate() }
    // Feeds have a value every thirty bytes or so, half of them in deferred logging.
    let sink = ArenaSink(interner: interner, deferring: deferring, capacity: range.count / 48, limits: limits)
    var scanner = Scanner(
      base: bytes.base, end: range.upperBound, at: range.lowerBound, limits: limits, stack: stack, depth: 0,
      sink: sink)
    try scanner.readValue()
    if isWhole {
      try scanner.finishText()
    }
    // A script of a web page goes on behind the end of its text: a string that has none must not be read on.
    if scanner.at > range.upperBound {
      throw SyntaxError(.endsInside(.text, opened: range.lowerBound), at: range.upperBound)
    }
    return scanner.document(of: bytes, origin: origin)
  }

  /// Behind a UTF-8 byte order mark; other encodings and markup are named rather than called a stray byte.
  private static func textStart(_ bytes: ByteBuffer) throws(SyntaxError) -> Int {
    let head = (0..<min(4, bytes.count)).map { bytes[$0] }
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      return 3
    }
    if let encoding = otherEncoding(head) {
      throw SyntaxError(.otherEncoding(encoding), at: 0)
    }
    if let start = WebPage.start(in: bytes) {
      throw SyntaxError(.markup, at: start)
    }
    return 0
  }

  /// After its byte order mark, or after where the zeros lie: JSON starts with an ASCII character, and so does what
  /// follows it nearly always.
  private static func otherEncoding(_ head: [UInt8]) -> String? {
    if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    return switch head.map({ $0 == 0 }) {
    case [true, false, true, false], [false, true, false, true]: "UTF-16"
    case [true, true, true, false], [false, true, true, true]: "UTF-32"
    default: nil
    }
  }
}
