import TestSupport
import Testing

@Suite struct WritingTests {
  /// A terminal draws every piece that it receives, so a frame in pieces flickers.
  @Test("A frame is written to the terminal in one piece")
  func aFrameIsWrittenInOnePiece() throws {
    let session = try Probe.start()
    try session.settle()
    for (key, name) in [("a", "a"), ("\u{6}", "Ctrl-f"), ("\u{1B}[A", "Up")] {
      let before = try session.figures.writes
      let answer = try session.press(key)
      #expect(answer.bytes.contains(name.utf8), "\(name)")
      // One write by ncurses to memory, and one to the terminal.
      #expect(try session.figures.writes == before + 2, "\(name)")
    }
  }
}
