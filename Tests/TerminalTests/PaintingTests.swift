import Drawing
import TestSupport
import Testing
import terminal_probe

@Suite struct PaintingTests {
  @Test("The terminal shows the canvas cell by cell")
  func theScreenIsTheCanvasCellByCell() throws {
    let tmux = try Probe.startInTmux()
    try tmux.expectFrame(Probe.picture(size: tmux.size))
  }

  @Test("A frame fills a terminal of any size to the last cell", arguments: [Size(80, 24), Size(33, 7), Size(200, 60)])
  func everySizeIsFilledToTheLastCell(size: Size) throws {
    let tmux = try Probe.startInTmux(size: size)
    try tmux.expectFrame(Probe.picture(size: size))
  }

  @Test(
    "Every common terminal type shows the text of the frame",
    arguments: ["xterm", "screen", "screen-256color", "tmux-256color", "linux", "vt220", "vt100"])
  func everyUsualTerminalShowsTheText(term: String) throws {
    let tmux = try Probe.startInTmux(term: term)
    let picture = Probe.picture(size: tmux.size)
    try tmux.wait(for: "the text of the picture") { FrameDifference(expected: $0, actual: picture) == nil }
  }

  @Test("Frames that together need more colour pairs than the terminal has are shown in turn")
  func colorPairsAreReused() throws {
    let tmux = try Probe.startInTmux(term: "linux")
    for (key, backgrounds) in [("1", UInt8(0)..<4), ("2", 4..<8), ("1", 0..<4)] {
      try tmux.press(key)
      try tmux.wait(for: "page \(key)") { $0.first == String(repeating: "\(backgrounds.lowerBound)", count: 8) }
      try tmux.expectFrame(Picture.pairs(size: tmux.size, backgrounds: backgrounds))
    }
  }

  /// tmux 3.3a erases half of the glyph, and forgets the background of that cell when the other half is written.
  @Test("A wide glyph that moves by one column leaves its background behind in tmux")
  func aWideGlyphMovesByOneColumn() throws {
    let tmux = try Probe.startInTmux()
    for (key, words) in [("3", String(repeating: "far", count: 8)), ("4", "near" + String(repeating: " ", count: 21))] {
      try tmux.press(key)
      try tmux.expectFrame(Picture.walker(size: tmux.size, after: words))
    }
  }

  @Test("Showing the same frame again writes nothing")
  func theSameFrameAgainWritesNothing() throws {
    let session = try Probe.start()
    try session.send("=")
    #expect(session.outputWhileIdle(for: .milliseconds(300)).isEmpty)
  }

  @Test("Nothing is written while no event arrives")
  func nothingIsWrittenWhileNothingHappens() throws {
    let session = try Probe.start()
    #expect(session.outputWhileIdle(for: .seconds(1)).isEmpty)
  }

  @Test("A change in one row writes far fewer bytes than a whole frame")
  func aChangedRowWritesFewBytes() throws {
    let session = try Probe.start()
    let everything = session.output.count
    let row = try session.press("\u{6}", hears: "Ctrl-f")
    #expect(row.count < 60, "\(row.count) bytes for a row, \(everything) for the whole screen")
    #expect(row.count * 10 < everything)
  }
}
