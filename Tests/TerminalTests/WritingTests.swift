import TestSupport
import Testing

@Suite struct WritingTests {
  /// Terminals draw what they have got: a frame in pieces flickers.
  @Test func aFrameIsWrittenInOnePiece() throws {
    let session = try Probe.start()
    try session.settle()
    for (key, name) in [("a", "a"), ("\u{6}", "Ctrl-f"), ("\u{1B}[A", "Up")] {
      let before = try session.figures.writes
      let answer = try session.press(key)
      #expect(answer.bytes.contains(name.utf8), "\(name)")
      // Once by ncurses, to memory, and once to the terminal.
      #expect(try session.figures.writes == before + 2, "\(name)")
    }
  }
}
