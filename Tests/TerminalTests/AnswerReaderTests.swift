import Testing

@testable import Terminal

@Suite struct AnswerReaderTests {
  private func answers(in text: String) -> [String] {
    var reader = AnswerReader()
    return text.utf8.compactMap { reader.add($0) }.map { "\($0.question) \($0.text)" }
  }

  @Test("Each answer of the terminal is read together with the question it belongs to")
  func answersAreReadWithTheirQuestion() {
    #expect(
      answers(in: "\u{1B}]11;rgb:0/0/0\u{7}\u{1B}]11;rgb:ff/ff/ff\u{1B}\\\u{1B}[?2026;4$y\u{1B}[?62;22c")
        == ["background rgb:0/0/0", "background rgb:ff/ff/ff", "synchronizedOutput 4", "attributes 62;22"])
  }

  @Test("Keys, mouse reports and answers to other questions are skipped")
  func otherInputIsSkipped() {
    #expect(answers(in: "jk\u{1B}[A\u{1B}OP\u{1B}[<65;1;1M\u{1B}]4;1;rgb:0/0/0\u{7}\u{1B}[?1;2$y\u{1B}[>1;2c") == [])
    #expect(answers(in: "\u{1B}\u{1B}[?6c") == ["attributes 6"])
    #expect(answers(in: "\u{1B}]11;rgb:\u{1B}[A\u{1B}[?6c") == ["attributes 6"])
  }

  @Test("A very long answer without an end is dropped, and the next answer is read")
  func unendedAnswersAreDropped() {
    #expect(answers(in: "\u{1B}]11;" + String(repeating: "x", count: 1 << 17) + "\u{1B}[?6c") == ["attributes 6"])
  }
}
