import Input
import Text

/// The text form in recordings: one line for each value, in quotes, without the answer. Answers are in `Loaded` events.
extension RequestFacts {
  package var name: String {
    let values: [String] = [
      "\(id)", stage.rawValue, use.rawValue, origin.rawValue, status.map { "\($0)" } ?? "",
      milliseconds.map { "\($0)" } ?? "", bytes.map { "\($0)" } ?? "", method, address, problem, "\(headers.count)",
    ]
    return QuotedText.quoted((values + headers + answerHeaders).map(Self.line).joined(separator: "\n"))
  }

  /// Reads a name; `nil` if it is none.
  package init?(name: some StringProtocol) {
    guard name.utf8.count <= Self.longestName, let text = QuotedText.text(name) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard lines.count >= Self.valueCount, let id = Int(lines[0]), abs(id) <= Self.mostNumber,
      let stage = Stage(rawValue: lines[1]), let use = Use(rawValue: lines[2]), let origin = Origin(rawValue: lines[3]),
      let headerCount = Self.number(lines[10])
    else { return nil }
    self.init(id: id, address: lines[8], use: use, origin: origin, stage: stage)
    status = Self.number(lines[4])
    milliseconds = Self.number(lines[5])
    bytes = Self.number(lines[6])
    method = lines[7]
    problem = lines[9]
    headers = Array(lines.dropFirst(Self.valueCount).prefix(headerCount))
    answerHeaders = Array(lines.dropFirst(Self.valueCount + headers.count))
  }

  private static let valueCount = 11
  private static let longestName = 1 << 18
  private static let mostNumber = 1 << 42

  private static func line(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

  private static func number(_ text: String) -> Int? {
    guard let number = Int(text), 0...mostNumber ~= number else { return nil }
    return number
  }
}
