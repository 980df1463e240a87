import Drawing
import TestSupport
import Testing

/// The thin line through the whole house: a feed from its bytes to a real terminal.
struct ScreenTests {
  @Test(arguments: ["doordash", "caviar"])
  func theScreenShowsWhatRenderPrints(brand: String) throws {
    let tmux = try Tmux(Facet.path, [Facet.sample("home"), "--brand", brand], size: Size(80, 24))
    let screen = try tmux.wait(forText: "home.json")
    let frame = try Facet.run("render", Facet.sample("home"), "--size", "80x24", "--format", "text", "--brand", brand)
    #expect(frame.status == .exited(0))
    expectSameFrame(screen, as: frame.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// What a feed says is the same in every brand; how it looks is each brand's own.
  @Test func brandsDifferInLooksAlone() throws {
    let brands = ["doordash", "caviar"]
    let outlines = try brands.map { try Facet.run("render", Facet.sample("home"), "--linear", "--brand", $0).output }
    #expect(outlines[0] == outlines[1])
    let names = try brands.map { brand in
      let tmux = try Tmux(Facet.path, [Facet.sample("home"), "--brand", brand], size: Size(60, 12))
      try tmux.wait(forText: "home.json")
      return try tmux.canvas()[1, 11].style.foreground
    }
    #expect(names[0] != names[1], "the brand's name stands in the brand's colour")
  }

  @Test func thePageScrollsAndTheFrameFollowsTheSize() throws {
    let tmux = try Tmux(Facet.path, [Facet.sample("home")], size: Size(80, 24))
    let top = try tmux.wait(forText: "home.json")
    try tmux.press("C-e", "C-e")
    try tmux.wait(for: "the page to scroll by two rows") { $0.dropLast().starts(with: top[2..<22]) }
    try tmux.press("C-y", "C-y")
    try tmux.wait(for: "the page to scroll back") { $0 == top }
    try tmux.resize(to: Size(50, 12))
    let frame = try Facet.run("render", Facet.sample("home"), "--size", "50x12")
    let expected = frame.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    try tmux.wait(for: "the frame of the new size") { $0 == Array(expected) }
  }

  @Test func quittingGivesTheTerminalBack() throws {
    let session = try PtySession("/bin/sh", ["-c", "read go; exec \"$0\" \"$1\"", Facet.path, Facet.sample("home")])
    let before = session.modes
    try session.send("\r")
    try session.wait(forText: "home.json")
    #expect(session.modes != before)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.modes == before)
    #expect(!session.privateModes.on.contains(PrivateModes.alternateScreen))
  }
}
