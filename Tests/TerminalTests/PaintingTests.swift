import Drawing
import TestSupport
import Testing
import terminal_probe

@Suite struct PaintingTests {
  @Test func theScreenIsTheCanvasCellByCell() throws {
    let tmux = try Probe.startInTmux()
    try tmux.expectFrame(Probe.picture(size: tmux.size))
  }

  @Test(arguments: [Size(80, 24), Size(33, 7), Size(200, 60)])
  func everySizeIsFilledToTheLastCell(size: Size) throws {
    let tmux = try Probe.startInTmux(size: size)
    try tmux.expectFrame(Probe.picture(size: size))
  }

  @Test(arguments: ["xterm", "screen", "screen-256color", "tmux-256color", "linux", "vt220", "vt100"])
  func everyUsualTerminalShowsTheText(term: String) throws {
    let tmux = try Probe.startInTmux(term: term)
    let picture = Probe.picture(size: tmux.size)
    let difference = FrameDifference(expected: try tmux.rows(), actual: picture)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  @Test func moreColoursThanTheTerminalHasPairsForShowInTurn() throws {
    let tmux = try Probe.startInTmux(term: "linux")
    for (key, backgrounds) in [("1", UInt8(0)..<4), ("2", 4..<8), ("1", 0..<4)] {
      try tmux.press(key)
      try tmux.wait(for: "page \(key)") { $0.first == String(repeating: "\(backgrounds.lowerBound)", count: 8) }
      try tmux.expectFrame(Picture.pairs(size: tmux.size, backgrounds: backgrounds))
    }
  }

  @Test func theSameFrameAgainWritesNothing() throws {
    let session = try Probe.start()
    try session.send("=")
    #expect(session.outputWhileIdle(for: .milliseconds(300)).isEmpty)
  }

  @Test func nothingIsWrittenWhileNothingHappens() throws {
    let session = try Probe.start()
    #expect(session.outputWhileIdle(for: .seconds(1)).isEmpty)
  }

  @Test func aChangedRowCostsARowAtMost() throws {
    let session = try Probe.start()
    let everything = session.output.count
    let row = try session.press("\u{6}", hears: "Ctrl-f")
    #expect(row.count < 60, "\(row.count) bytes for a row, \(everything) for the whole screen")
    #expect(row.count * 10 < everything)
  }
}
