import Drawing
import Prism
import TestSupport
import Testing
import terminal_probe

/// Exact colours on every terminal that can show them, without an installed terminfo entry.
@Suite struct TruecolorTests {
  @Test(
    "In truecolor every terminal type shows the exact colours",
    arguments: ["xterm-256color", "nonsense", "", "tmux-256color", "xterm-direct"])
  func everyColourIsExact(term: String) throws {
    let tmux = try Probe.startInTmux("truecolor", term: term)
    try tmux.expectFrame(Probe.picture(size: tmux.size, depth: .truecolor))
  }

  @Test("Colours are written with semicolons, and the palette is not changed")
  func colorsAreWrittenWithSemicolons() throws {
    let session = try Probe.start("truecolor")
    #expect(session.text.contains("38;2;235;23;0m"))
    #expect(!session.text.contains("38:"))
    #expect(!session.text.contains("\u{1B}]4;"), "the palette belongs to the user")
  }

  @Test("The variable TERMINFO keeps its value after the built-in entry is loaded", arguments: ["", "/some/where"])
  func terminfoVariableIsRestored(before: String) throws {
    let tmux = try Probe.startInTmux("truecolor", size: Size(90, 9), environment: ["TERMINFO": before])
    try tmux.press("t")
    try tmux.wait(forText: "TERMINFO=\(before) type=facet-direct depth=truecolor")
  }

  @Test("Frames that together need more colour pairs than ncurses has are shown in turn")
  func colorPairsAreReused() throws {
    let tmux = try Probe.startInTmux("truecolor", size: Size(200, 60))
    for page in 1...6 {
      try tmux.press("n")
      try tmux.wait(for: "page \(page)") { $0.last?.hasPrefix("\(page)") == true && $0.last?.count == 200 }
    }
    try tmux.expectFrame(Picture.colors(size: tmux.size, page: 6))
  }

  @Test(
    "A requested colour depth is used on every terminal type",
    arguments: [
      ("xterm-256color", "256", "xterm-256color"), ("xterm", "256", "facet-256"), ("xterm", "16", "facet-256"),
      ("xterm-256color", "16", "xterm-256color"), ("xterm-256color", "mono", "xterm-256color"),
      ("xterm-direct", "256", "facet-256"), ("nonsense", "16", "facet-256"),
    ])
  func theRequestedDepthIsUsed(term: String, depth: String, type: String) throws {
    let tmux = try Probe.startInTmux(depth, size: Size(90, 9), term: term)
    try tmux.press("t")
    let name = try #require(Depth(rawValue: depth))
    try tmux.wait(forText: "type=\(type) depth=\(name)")
  }

  @Test(
    "Without a requested depth the terminal type decides",
    arguments: [
      ("xterm-256color", "palette256"), ("xterm", "palette16"), ("vt100", "monochrome"), ("nonsense", "palette256"),
    ])
  func theTypeDecidesTheDepth(term: String, depth: String) throws {
    let tmux = try Probe.startInTmux(size: Size(90, 9), term: term)
    try tmux.press("t")
    try tmux.wait(forText: "depth=\(depth)")
  }
}
