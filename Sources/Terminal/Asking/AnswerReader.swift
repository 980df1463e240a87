import Input

/// Finds the terminal's answers among the bytes that it sends. All other bytes, such as typed keys, are skipped.
struct AnswerReader {
  struct Found {
    let question: Question
    /// The answer as it was sent, without the sequences around it.
    let text: String
    let meaning: TerminalAnswer?
  }

  private var report: Report?
  private var hasEscape = false

  /// Adds a byte. Returns an answer if this byte ends it.
  mutating func add(_ byte: UInt8) -> Found? {
    if let step = report?.add(byte), step != .isBroken {
      guard step == .isWhole, let whole = report.take() else { return nil }
      return Self.answer(in: whole)
    }
    report = nil
    if hasEscape {
      switch byte {
      case UInt8(ascii: "["): report = Report(.control)
      case UInt8(ascii: "]"): report = Report(.command)
      case UInt8(ascii: "P"): report = Report(.device)
      default: break
      }
    }
    hasEscape = byte == 0x1B
    return nil
  }

  private static func answer(in report: Report) -> Found? {
    if report.marker == .command {
      let bytes = report.bytes.prefix { $0 != 0x07 && $0 != 0x1B }
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasPrefix("11;") else { return nil }
      return Found(question: .background, text: String(text.dropFirst(3)), meaning: TerminalAnswer(command: bytes))
    }
    if report.marker == .device {
      let bytes = report.bytes.dropLast(2)
      let text = String(decoding: bytes, as: UTF8.self)
      guard let question = Question(answeredBy: text) else { return nil }
      return Found(question: question, text: text, meaning: TerminalAnswer(device: bytes))
    }
    guard report.bytes.first == UInt8(ascii: "?") else { return nil }
    let bytes = report.bytes.dropFirst()
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("2026;"), text.hasSuffix("$y") {
      let state = String(text.dropFirst(5).dropLast(2))
      return Found(question: .synchronizedOutput, text: state, meaning: TerminalAnswer(report: bytes))
    }
    return text.hasSuffix("c") ? Found(question: .attributes, text: String(text.dropLast()), meaning: nil) : nil
  }
}
