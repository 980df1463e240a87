/// Makes events of what `wgetch` hands out: bytes, codes of keys, and codes of markers after which come bytes that
/// nobody has typed. Whatever is cut in two by the network is put together again.
struct InputDecoder {
  private var keys = KeyDecoder()
  /// What is being read, if it is not typing; at most one of both.
  private var report: Report?
  private var paste: PasteCollector?
  /// An Escape was read, and what comes with it may make it something else.
  private var isEscaped = false
  /// A code that came with an Escape which was a key after all: the next to decode.
  private var postponed: Int32?
  /// How often the terminal has answered the last question, after which it has nothing more to say.
  private(set) var lastAnswers = 0

  /// Call this before reading on.
  mutating func takePostponed() -> Int32? {
    postponed.take()
  }

  /// Nothing more came for now, so an Escape is one.
  mutating func pause() -> InputEvent? {
    defer { isEscaped = false }
    return isEscaped ? .key(.escape) : nil
  }

  mutating func event(for code: Int32) -> InputEvent? {
    if paste != nil { return paste(code) }
    if isEscaped { return escaped(code) }
    switch UInt8(exactly: code).flatMap({ report?.add($0) }) ?? .isBroken {
    case .goesOn:
      return nil
    case .isWhole:
      defer { report = nil }
      return report.flatMap { event(reported: $0) }
    case .isBroken:
      report = nil
      return typed(code)
    }
  }

  /// After the terminal was somebody else's: the end of whatever was being read is lost.
  mutating func startOver() {
    keys = KeyDecoder()
    report = nil
    paste = nil
    isEscaped = false
    postponed = nil
  }

  /// Sequences that nobody has told ncurses of, and those that came in pieces too slowly for it, come byte by byte.
  private mutating func escaped(_ code: Int32) -> InputEvent? {
    isEscaped = false
    switch UInt8(exactly: code) {
    case UInt8(ascii: "[")?: report = Report(.control)
    case UInt8(ascii: "]")?: report = Report(.command)
    default:
      postponed = code
      return .key(.escape)
    }
    return nil
  }

  private mutating func typed(_ code: Int32) -> InputEvent? {
    switch Marker(rawValue: code) {
    case nil:
      let key = keys.key(for: code)
      isEscaped = key == .escape
      return isEscaped ? nil : key.map(InputEvent.key)
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

  private mutating func event(reported report: Report) -> InputEvent? {
    switch report.marker {
    case .mouse:
      return Mouse(report: report.bytes).map(InputEvent.mouse)
    case .oldMouse:
      return Mouse(oldReport: report.bytes).map(InputEvent.mouse)
    case .answer:
      // The answer to "what are you?", the last question: `ESC [ ? 62 ; … c`.
      if report.bytes.last == UInt8(ascii: "c") { lastAnswers += 1 }
      return TerminalAnswer(report: report.bytes).map(InputEvent.answer)
    case .command:
      // Without its end: BEL or `ESC \`.
      let end = report.bytes.last == 0x07 ? 1 : 2
      return TerminalAnswer(command: report.bytes.dropLast(end)).map(InputEvent.answer)
    case .control:
      return event(control: report.bytes)
    case .pasteBegin, .pasteEnd, .focusIn, .focusOut:
      return nil
    }
  }

  /// `ESC [` has been read, and all that belongs to it.
  private mutating func event(control bytes: [UInt8]) -> InputEvent? {
    switch bytes.first {
    case UInt8(ascii: "<")?: return event(reported: Report(.mouse, bytes: Array(bytes.dropFirst())))
    case UInt8(ascii: "?")?: return event(reported: Report(.answer, bytes: Array(bytes.dropFirst())))
    case UInt8(ascii: "I")?: return .focusIn
    case UInt8(ascii: "O")?: return .focusOut
    default:
      if bytes == Array("200~".utf8) { paste = PasteCollector() }
      return nil
    }
  }
}
