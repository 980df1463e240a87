import Input

extension InputDecoder {
  mutating func event(reported report: Report) -> InputEvent? {
    pictures.note(report)
    switch report.marker {
    case .mouse:
      return Mouse(report: report.bytes).map(InputEvent.mouse)
    case .oldMouse:
      return Mouse(oldReport: report.bytes).map(InputEvent.mouse)
    case .answer:
      // The answer to the last question, the terminal's type: `ESC [ ? 62 ; … c`.
      if report.bytes.last == UInt8(ascii: "c") { lastAnswers += 1 }
      return TerminalAnswer(report: report.bytes).map(InputEvent.answer)
    case .command:
      // The end (BEL or `ESC \`) is dropped.
      let end = report.bytes.last == 0x07 ? 1 : 2
      return TerminalAnswer(command: report.bytes.dropLast(end)).map(InputEvent.answer)
    case .device:
      return TerminalAnswer(device: report.bytes.dropLast(2)).map(InputEvent.answer)
    case .control:
      return event(control: report.bytes)
    case .application, .pasteBegin, .pasteEnd, .focusIn, .focusOut:
      return nil
    }
  }

  /// Decodes a control sequence without its `ESC [`.
  private mutating func event(control bytes: [UInt8]) -> InputEvent? {
    switch bytes.first {
    case UInt8(ascii: "<")?: return event(reported: Report(.mouse, bytes: Array(bytes.dropFirst())))
    case UInt8(ascii: "?")?: return event(reported: Report(.answer, bytes: Array(bytes.dropFirst())))
    case UInt8(ascii: "I")?: return .focusIn
    case UInt8(ascii: "O")?: return .focusOut
    default:
      if bytes == Array("200~".utf8) { paste = PasteCollector() }
      return Key(report: bytes).map(InputEvent.key)
    }
  }
}
