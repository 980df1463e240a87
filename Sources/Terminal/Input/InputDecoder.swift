import Input

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
    case torn([UInt8])
  }

  private var keys = KeyDecoder()
  /// What is being read, if it is not typing; at most one of both.
  private var report: Report?
  var paste: PasteCollector?
  private var beginning = Beginning.none
  /// Codes that came with the beginning of nothing: the next to decode.
  private var postponed: [Int32] = []
  /// What came after a lone Escape as keys, as long as it can be the mark of a paste in pieces.
  private var pieces: [UInt8] = []
  /// How often the terminal has answered the last question, after which it has nothing more to say.
  var lastAnswers = 0

  /// The marks around a paste, behind the Escape.
  private static let pasteBegin = Array("[200~".utf8)
  private static let pasteEnd = Array("[201~".utf8)

  var isPasting: Bool { paste != nil }

  /// Call this before reading on.
  mutating func takePostponed() -> Int32? {
    postponed.isEmpty ? nil : postponed.removeFirst()
  }

  /// Nothing more came for now, so what may have been a beginning is a key.
  mutating func pause() -> InputEvent? {
    switch beginning {
    case .escape:
      beginning = .loneEscape
      return .key(.escape)
    case .torn(let bytes):
      return giveUp(bytes)
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
    case .torn(let bytes): return torn(bytes, code)
    }
  }

  /// After the terminal was somebody else's: the end of whatever was being read is lost.
  mutating func startOver() {
    let answers = lastAnswers
    self = InputDecoder()
    lastAnswers = answers
  }

  /// Sequences that nobody has told ncurses of, and those that came in pieces too slowly for it, come byte by byte.
  private mutating func escaped(_ code: Int32) -> InputEvent? {
    beginning = .none
    switch UInt8(exactly: code) {
    case UInt8(ascii: "[")?: report = Report(.control)
    case UInt8(ascii: "]")?: report = Report(.command)
    default:
      postponed.insert(code, at: 0)
      return .key(.escape)
    }
    return nil
  }

  private mutating func afterEscape(_ code: Int32) -> InputEvent? {
    beginning = .none
    guard let byte = UInt8(exactly: code), [UInt8(ascii: "["), UInt8(ascii: "]")].contains(byte) else {
      return typed(code)
    }
    beginning = .torn([byte])
    return nil
  }

  /// Typed keys come one by one: `[<`, `[?`, `]1` and `[200~` are there at once only where a terminal sends them.
  private mutating func torn(_ bytes: [UInt8], _ code: Int32) -> InputEvent? {
    beginning = .none
    switch (bytes, UInt8(exactly: code)) {
    case ([UInt8(ascii: "[")], let byte?) where [UInt8(ascii: "<"), UInt8(ascii: "?")].contains(byte):
      report = Report(.control, bytes: [byte])
    case ([UInt8(ascii: "]")], let byte?) where (0x30...0x39).contains(byte):
      report = Report(.command, bytes: [byte])
    case (_, let byte?) where takeMark(bytes + [byte]):
      break
    case (_, let byte?) where Self.beginsMark(bytes + [byte]):
      beginning = .torn(bytes + [byte])
    default:
      postponed.insert(code, at: 0)
      return giveUp(bytes)
    }
    return nil
  }

  /// What may have been the rest of a torn sequence was typed: the first byte is a key, and so are the others, one by one.
  private mutating func giveUp(_ bytes: [UInt8]) -> InputEvent? {
    beginning = .none
    postponed = bytes.dropFirst().map(Int32.init) + postponed
    pieces = Array(bytes.prefix(1))
    return bytes.first.flatMap { keys.key(for: Int32($0)) }.map(InputEvent.key)
  }

  private static func beginsMark(_ bytes: [UInt8]) -> Bool {
    pasteBegin.starts(with: bytes) || pasteEnd.starts(with: bytes)
  }

  /// Whether bytes behind an Escape are the mark of a paste. Its beginning begins one.
  private mutating func takeMark(_ bytes: [UInt8]) -> Bool {
    if bytes == Self.pasteBegin { paste = PasteCollector() }
    return bytes == Self.pasteBegin || bytes == Self.pasteEnd
  }

  private mutating func typed(_ code: Int32) -> InputEvent? {
    switch Marker(rawValue: code) {
    case nil:
      if endsMark(code) { return nil }
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

  /// Whether a byte is the last one of a paste's mark that has come byte by byte, each of them so late that it was taken
  /// for a key. The text behind the mark must be none.
  private mutating func endsMark(_ code: Int32) -> Bool {
    guard !pieces.isEmpty else { return false }
    guard let byte = UInt8(exactly: code), Self.beginsMark(pieces + [byte]) else {
      pieces = []
      return false
    }
    pieces.append(byte)
    guard takeMark(pieces) else { return false }
    pieces = []
    return true
  }

  /// Nothing but text: keys, and sequences that somebody has hidden in it, are none of it.
  private mutating func paste(_ code: Int32) -> InputEvent? {
    var isOver = code == Marker.pasteEnd.rawValue
    if let byte = UInt8(exactly: code) { isOver = paste?.add(byte) == true }
    guard isOver else { return nil }
    defer { paste = nil }
    return paste.map { .paste($0.text) }
  }

  /// Ends a paste whose end has not come. What has come of it is forgotten.
  mutating func giveUpPaste() -> InputEvent {
    paste = nil
    return .unfinishedPaste
  }
}
