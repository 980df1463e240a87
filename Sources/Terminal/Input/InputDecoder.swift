import Input

/// Decodes the output of `wgetch` into events: bytes, codes of keys, and codes of markers that are followed by bytes of
/// a report.
///
/// Sequences that the network has split are put together again.
struct InputDecoder {
  /// The beginning of a sequence that the next byte may continue.
  private enum Beginning {
    case none
    case escape
    /// An Escape that was taken for a key, because no byte came with it.
    case loneEscape
    /// Bytes right after a lone Escape. They were typed, or they are the rest of a sequence that a slow line has split.
    case torn([UInt8])
  }

  private var keys = KeyDecoder()
  /// The report that is being read, if any. Either this or `paste` is set, never both.
  private var report: Report?
  var paste: PasteCollector?
  private var beginning = Beginning.none
  /// Codes that did not continue a sequence, which are decoded next.
  private var postponed: [Int32] = []
  /// The keys after a lone Escape, as long as they may be the mark of a paste in pieces.
  private var pieces: [UInt8] = []
  /// The number of answers to the last question. After that answer no further one is expected.
  var lastAnswers = 0
  /// The facts about pictures that the terminal has told.
  var pictures = PictureFacts()

  /// The marks around a paste, without their Escape.
  private static let pasteBegin = Array("[200~".utf8)
  private static let pasteEnd = Array("[201~".utf8)
  /// The letters after an Escape that begin a report and are also typed with Alt.
  private static let letters: [Marker: UInt8] = [.device: UInt8(ascii: "P"), .application: UInt8(ascii: "_")]

  var isPasting: Bool { paste != nil }

  /// Takes the next postponed code. It has to be decoded before further input is read.
  mutating func takePostponed() -> Int32? {
    postponed.isEmpty ? nil : postponed.removeFirst()
  }

  /// Ends a wait for more bytes. Returns the key that a possible beginning of a sequence was.
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
    case .isBroken?:
      let given = report
      report = nil
      if let given, given.bytes.isEmpty, let letter = Self.letters[given.marker] {
        postponed.insert(code, at: 0)
        return .key(.alt(Unicode.Scalar(letter)))
      }
    case nil:
      report = nil
    }
    switch beginning {
    case .none: return typed(code)
    case .escape: return escaped(code)
    case .loneEscape: return afterEscape(code)
    case .torn(let bytes): return torn(bytes, code)
    }
  }

  /// Drops a sequence that is being read. Its end is lost, because another program has had the terminal.
  mutating func startOver() {
    let (answers, pictures) = (lastAnswers, pictures)
    self = InputDecoder()
    lastAnswers = answers
    self.pictures = pictures
  }

  /// Decodes the code after an Escape. Sequences unknown to ncurses, and those that arrived too slowly for it, come
  /// byte by byte.
  private mutating func escaped(_ code: Int32) -> InputEvent? {
    beginning = .none
    switch UInt8(exactly: code) {
    case UInt8(ascii: "[")?: report = Report(.control)
    case UInt8(ascii: "]")?: report = Report(.command)
    case UInt8(ascii: "P")?: report = Report(.device)
    case UInt8(ascii: "_")?: report = Report(.application)
    case let byte? where (0x20...0x7E).contains(byte): return .key(.alt(Unicode.Scalar(byte)))
    case 0x08?, 0x7F?: return .key(.alt(Key.erase))
    default:
      postponed.insert(code, at: 0)
      return .key(.escape)
    }
    return nil
  }

  private mutating func afterEscape(_ code: Int32) -> InputEvent? {
    beginning = .none
    guard let byte = UInt8(exactly: code), "[]P_".utf8.contains(byte) else { return typed(code) }
    beginning = .torn([byte])
    return nil
  }

  /// Decodes the code after a split beginning. Typed keys come one by one, so `[<`, `[?`, `]1` and `[200~` arrive
  /// together only from a terminal.
  private mutating func torn(_ bytes: [UInt8], _ code: Int32) -> InputEvent? {
    beginning = .none
    switch (bytes, UInt8(exactly: code)) {
    case ([UInt8(ascii: "[")], let byte?) where [UInt8(ascii: "<"), UInt8(ascii: "?")].contains(byte):
      report = Report(.control, bytes: [byte])
    case ([UInt8(ascii: "]")], let byte?) where (0x30...0x39).contains(byte):
      report = Report(.command, bytes: [byte])
    case ([UInt8(ascii: "P")], let byte?) where "01>".utf8.contains(byte):
      report = Report(.device, bytes: [byte])
    case ([UInt8(ascii: "_")], UInt8(ascii: "G")?):
      report = Report(.application, bytes: [UInt8(ascii: "G")])
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

  /// Decodes bytes that were taken for the rest of a sequence as keys. The first one is returned, and the others are
  /// postponed.
  private mutating func giveUp(_ bytes: [UInt8]) -> InputEvent? {
    beginning = .none
    postponed = bytes.dropFirst().map(Int32.init) + postponed
    pieces = Array(bytes.prefix(1))
    return bytes.first.flatMap { keys.key(for: Int32($0)) }.map(InputEvent.key)
  }

  private static func beginsMark(_ bytes: [UInt8]) -> Bool {
    pasteBegin.starts(with: bytes) || pasteEnd.starts(with: bytes)
  }

  /// Whether the bytes after an Escape are the mark of a paste. The begin mark starts a paste.
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

  /// Whether a byte ends the mark of a paste whose bytes arrived so slowly that each was taken for a key. Without this
  /// check the pasted text would be taken for keys.
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

  /// Adds a code to a paste, which is text only. Codes of keys, and sequences hidden in the text, are dropped.
  private mutating func paste(_ code: Int32) -> InputEvent? {
    var isOver = code == Marker.pasteEnd.rawValue
    if let byte = UInt8(exactly: code) { isOver = paste?.add(byte) == true }
    guard isOver else { return nil }
    defer { paste = nil }
    return paste.map { .paste($0.text) }
  }

  /// Ends a paste whose end mark has not arrived, and drops its text.
  mutating func giveUpPaste() -> InputEvent {
    paste = nil
    return .unfinishedPaste
  }
}
