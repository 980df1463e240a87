import TestSupport
import Testing

@testable import Terminal

@Suite struct PasteTests {
  @Test("A paste is one event, and its characters are not read as keys")
  func aPasteIsOneEvent() throws {
    let session = try Probe.start()
    try session.send("\u{C}\u{1B}[200~q\rquit \"now\"\u{1B}[201~jq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: Paste:\"q\\nquit \\\"now\\\"\" j\r\n"))
  }

  /// An Escape or an arrow key that is hidden in copied text is removed. Only the terminal marks the end of a paste,
  /// and it removes that mark from the text itself.
  @Test("Keys, mouse reports and control characters are removed from a paste, and bidi controls replaced")
  func controlSequencesInPastesAreRemoved() throws {
    let session = try Probe.start()
    try session.send("\u{C}\u{1B}[200~a\u{1B}[Ab\u{1B}[<0;1;1Mc\u{7}\u{202E}d\u{1B}[201~q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: Paste:\"abc\u{FFFD}d\"\r\n"))
  }

  @Test("Every kind of line end in a paste becomes a line feed")
  func lineEndsAreAlike() {
    #expect(Self.pasted("a\r\nb\rc\nd\n\n") == "a\nb\nc\nd\n\n")
  }

  @Test("A paste beyond the limit is cut between two characters")
  func longPastesAreCutBetweenCharacters() {
    let limit = PasteCollector.limit
    #expect(Self.pasted(String(repeating: "a", count: limit)).utf8.count == limit)
    let long = Self.pasted("a" + String(repeating: "語", count: limit))
    #expect((limit - 3...limit).contains(long.utf8.count))
    #expect(long.hasSuffix("語"))
  }

  private static func pasted(_ text: String) -> String {
    var paste = PasteCollector()
    text.utf8.forEach { _ = paste.add($0) }
    return paste.text
  }
}
