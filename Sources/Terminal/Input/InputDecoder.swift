/// Makes events of what `wgetch` hands out: bytes, codes of keys, and codes of markers after which come bytes that
/// nobody has typed. Whatever is cut in two by the network is put together again.
struct InputDecoder {
  /// What the next byte may make a sequence.
  private enum Beginning {
    case none
    case escape
    /// The Escape was taken for a key, since nothing had come with it.
    case loneEscape
    /// Right after that: typed, or the rest of a sequence that a slow line has torn apart.
    case bracket(UInt8)
  }

  private var keys = KeyDecoder()
  /// What is being read, if it is not typing; at most one of both.
  private var report: Report?
  var paste: PasteCollector?
  private var beginning = Beginning.none
  /// A code that came with the beginning of nothing: the next to decode.
  private var postponed: Int32?
  /// How often the terminal has answered the last question, after which it has nothing more to say.
  var lastAnswers = 0

  /// Call this before reading on.
  mutating func takePostponed() -> Int32? {
    postponed.take()
  }

  /// Nothing more came for now, so what may have been a beginning is a key.
  mutating func pause() -> InputEvent? {
    switch beginning {
    case .escape:
      beginning = .loneEscape
      return .key(.escape)
    case .bracket(let byte):
      beginning = .none
      return keys.key(for: Int32(byte)).map(InputEvent.key)
    case .none, .loneEscape:
      return nil
    }
  }

  mutating func event(for code: Int32) -> InputEvent? {
    if paste != nil { return paste(code) }
    switch UInt8(exactly: code).flatMap({ report?.add($0) }) {
    case .goesOn?:
      return nil
    case .isWhole?:
      defer { report = nil }
      return report.flatMap { event(reported: $0) }
    case .isBroken?, nil:
      report = nil
    }
    switch beginning {
    case .none: return typed(code)
    case .escape: return escaped(code)
    case .loneEscape: return afterEscape(code)
    case .bracket(let byte): return bracketed(byte, code)
    }
  }

  /// After the terminal was somebody else's: the end of whatever was being read is lost.
  mutating func startOver() {
    keys = KeyDecoder()
    report = nil
    paste = nil
    beginning = .none
    postponed = nil
  }

  /// Sequences that nobody has told ncurses of, and those that came in pieces too slowly for it, come byte by byte.
  private mutating func escaped(_ code: Int32) -> InputEvent? {
    beginning = .none
    switch UInt8(exactly: code) {
    case UInt8(ascii: "[")?: report = Report(.control)
    case UInt8(ascii: "]")?: report = Report(.command)
    default:
      postponed = code
      return .key(.escape)
    }
    return nil
  }

  private mutating func afterEscape(_ code: Int32) -> InputEvent? {
    beginning = .none
    guard let byte = UInt8(exactly: code), [UInt8(ascii: "["), UInt8(ascii: "]")].contains(byte) else {
      return typed(code)
    }
    beginning = .bracket(byte)
    return nil
  }

  /// Nobody types `[<`, `[?` or `]1` so fast that both are there at once.
  private mutating func bracketed(_ bracket: UInt8, _ code: Int32) -> InputEvent? {
    beginning = .none
    switch (bracket, UInt8(exactly: code)) {
    case (UInt8(ascii: "["), let byte?) where [UInt8(ascii: "<"), UInt8(ascii: "?")].contains(byte):
      report = Report(.control, bytes: [byte])
    case (UInt8(ascii: "]"), let byte?) where (0x30...0x39).contains(byte):
      report = Report(.command, bytes: [byte])
    default:
      postponed = code
      return keys.key(for: Int32(bracket)).map(InputEvent.key)
    }
    return nil
  }

  private mutating func typed(_ code: Int32) -> InputEvent? {
    switch Marker(rawValue: code) {
    case nil:
      let key = keys.key(for: code)
      guard key == .escape else { return key.map(InputEvent.key) }
      beginning = .escape
    case .focusIn?: return .focusIn
    case .focusOut?: return .focusOut
    case .pasteBegin?: paste = PasteCollector()
    case .pasteEnd?: break
    case let marker?: report = Report(marker)
    }
    return nil
  }

  /// Nothing but text: keys, and sequences that somebody has hidden in it, are none of it.
  private mutating func paste(_ code: Int32) -> InputEvent? {
    if code == Marker.pasteEnd.rawValue {
      defer { paste = nil }
      return paste.map { .paste($0.text) }
    }
    if let byte = UInt8(exactly: code) { paste?.add(byte) }
    return nil
  }
}
