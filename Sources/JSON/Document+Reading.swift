extension Document {
  /// Reads a whole text. Containers under a key of `deferring` are checked now and parsed when they are first used.
  public static func read(
    _ bytes: ByteBuffer, interner: Interner, deferring: SymbolSet = .empty, limits: ReadingLimits = ReadingLimits()
  ) throws(SyntaxError) -> Document {
    guard bytes.count <= limits.bytes else { throw SyntaxError(.tooLarge(limit: limits.bytes), at: limits.bytes) }
    let start = try textStart(bytes)
    return try read(
      bytes, range: start..<bytes.count, isWhole: true, interner: interner, deferring: deferring, limits: limits,
      origin: nil)
  }

  /// Reads the value in a range, which may be a part of the buffer.
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
    let half =
      isWhole ? SecondHalf(of: bytes.base, range, interner: interner, deferring: deferring, limits: limits) : nil
    try scanner.readValue(upTo: half?.start ?? -1)
    if scanner.hasStopped, let half, !scanner.join(half) {
      try scanner.readRest()
    }
    if isWhole {
      try scanner.finishText()
    }
    // The script of a web page continues after its JSON text. A string without an end must not be read into the rest of
    // the script.
    if scanner.at > range.upperBound {
      throw SyntaxError(.endsInside(.text, opened: range.lowerBound), at: range.upperBound)
    }
    return scanner.document(of: bytes, origin: origin)
  }

  /// Returns the offset after a UTF-8 byte order mark. Other encodings and markup get an error of their own instead of
  /// one about a stray byte.
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

  /// Returns the name of a UTF-16 or UTF-32 encoding, if the text has one. It is recognised by its byte order mark or
  /// by its zeros, because JSON starts with an ASCII character and nearly always continues with one.
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
