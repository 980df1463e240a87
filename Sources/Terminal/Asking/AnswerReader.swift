import Input

/// Finds the terminal's answers among the bytes that it sends. All other bytes, such as typed keys, are skipped.
struct AnswerReader {
  struct Found {
    let question: Question
    let report: Report
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
      case UInt8(ascii: "_"): report = Report(.application)
      default: break
      }
    }
    hasEscape = byte == 0x1B
    return nil
  }

  private static func answer(in report: Report) -> Found? {
    switch report.marker {
    case .command: return command(report)
    case .device: return device(report)
    case .application: return Found(.graphics, report, String(decoding: report.bytes.dropLast(2), as: UTF8.self))
    default: return control(report)
    }
  }

  private static func command(_ report: Report) -> Found? {
    let bytes = report.bytes.prefix { $0 != 0x07 && $0 != 0x1B }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("11;") else { return nil }
    return Found(.background, report, String(text.dropFirst(3)), TerminalAnswer(command: bytes))
  }

  private static func device(_ report: Report) -> Found? {
    let bytes = report.bytes.dropLast(2)
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix(">|") { return Found(.version, report, String(text.dropFirst(2))) }
    return Question(answeredBy: text).map { Found($0, report, text, TerminalAnswer(device: bytes)) }
  }

  private static func control(_ report: Report) -> Found? {
    let text = String(decoding: report.bytes, as: UTF8.self)
    if text.hasPrefix("6;"), text.hasSuffix("t") { return Found(.cellSize, report, String(text.dropLast())) }
    guard text.hasPrefix("?") else { return nil }
    let answer = Report(.answer, bytes: Array(report.bytes.dropFirst()))
    if text.hasPrefix("?2026;"), text.hasSuffix("$y") {
      return Found(
        .synchronizedOutput, answer, String(text.dropFirst(6).dropLast(2)), TerminalAnswer(report: answer.bytes))
    }
    return text.hasSuffix("c") ? Found(.attributes, answer, String(text.dropFirst().dropLast())) : nil
  }
}

extension AnswerReader.Found {
  init(_ question: Question, _ report: Report, _ text: String, _ meaning: TerminalAnswer? = nil) {
    self.init(question: question, report: report, text: text, meaning: meaning)
  }
}
