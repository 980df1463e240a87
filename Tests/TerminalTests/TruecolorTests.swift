import Drawing
import Prism
import TestSupport
import Testing
import terminal_probe

/// Every colour, on any terminal that has it, with nothing installed.
@Suite struct TruecolorTests {
  @Test(arguments: ["xterm-256color", "nonsense", "", "tmux-256color", "xterm-direct"])
  func everyColourIsExact(term: String) throws {
    let tmux = try Probe.startInTmux("truecolor", term: term)
    try tmux.expectFrame(Probe.picture(size: tmux.size, depth: .truecolor))
  }

  @Test func theFormThatIsUnderstoodMostIsWritten() throws {
    let session = try Probe.start("truecolor")
    #expect(session.text.contains("38;2;235;23;0m"))
    #expect(!session.text.contains("38:"))
    #expect(!session.text.contains("\u{1B}]4;"), "the palette is the person's")
  }

  @Test(arguments: ["", "/some/where"])
  func noProgramFindsOurEntry(before: String) throws {
    let tmux = try Probe.startInTmux("truecolor", size: Size(90, 9), environment: ["TERMINFO": before])
    try tmux.press("t")
    try tmux.wait(forText: "TERMINFO=\(before) type=facet-direct depth=truecolor")
  }

  @Test func moreColoursThanNcursesHasPairsForShowInTurn() throws {
    let tmux = try Probe.startInTmux("truecolor", size: Size(200, 60))
    for page in 1...6 {
      try tmux.press("n")
      try tmux.wait(for: "page \(page)") { $0.last?.hasPrefix("\(page)") == true && $0.last?.count == 200 }
    }
    try tmux.expectFrame(Picture.colors(size: tmux.size, page: 6))
  }

  @Test(
    arguments: [
      ("xterm-256color", "256", "xterm-256color"), ("xterm", "256", "facet-256"), ("xterm", "16", "facet-256"),
      ("xterm-256color", "16", "xterm-256color"), ("xterm-256color", "mono", "xterm-256color"),
      ("xterm-direct", "256", "facet-256"), ("nonsense", "16", "facet-256"),
    ])
  func whoAsksForADepthGetsIt(term: String, depth: String, type: String) throws {
    let tmux = try Probe.startInTmux(depth, size: Size(90, 9), term: term)
    try tmux.press("t")
    let name = try #require(Depth(rawValue: depth))
    try tmux.wait(forText: "type=\(type) depth=\(name)")
  }

  @Test(
    arguments: [
      ("xterm-256color", "palette256"), ("xterm", "palette16"), ("vt100", "monochrome"), ("nonsense", "palette256"),
    ])
  func whoDoesNotAskGetsWhatTheTypeHas(term: String, depth: String) throws {
    let tmux = try Probe.startInTmux(size: Size(90, 9), term: term)
    try tmux.press("t")
    try tmux.wait(forText: "depth=\(depth)")
  }
}
