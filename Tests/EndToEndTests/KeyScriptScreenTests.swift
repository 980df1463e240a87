import Drawing
import TestSupport
import Testing

/// Scripts of every kind, each with the same frames in tmux and in `render`.
struct KeyScriptScreenTests {
  private static let bundle = Repository.path("SampleFeeds")

  @Test("Searching shows the same frames in tmux and in `render`")
  func searching() throws {
    try KeyScriptScreen(source: Self.bundle, stages: ["/ \"lum\" Enter n", "N", "Escape", "/ \"zzz\"", "Escape"])
      .expectTheSameScreens()
  }

  @Test("Pasting into a search shows the same frames in tmux and in `render`")
  func pastingIntoASearch() throws {
    try KeyScriptScreen(source: Self.bundle, stages: ["/ Paste:\"Korean\"", "Enter"]).expectTheSameScreens()
  }

  @Test("Opening by letters shows the same frames in tmux and in `render`")
  func openingByLetters() throws {
    try KeyScriptScreen(source: Self.bundle, stages: ["j j j f", "m", "s"]).expectTheSameScreens()
  }

  @Test("The palette shows the same frames in tmux and in `render`")
  func choosingFromThePalette() throws {
    try KeyScriptScreen(source: Self.bundle, stages: [": \"sec\" Down", "Enter", ": \"caviar\"", "Enter t"])
      .expectTheSameScreens()
  }

  @Test("Pages in both brands show the same frames in tmux and in `render`")
  func screensOfTheBrands() throws {
    try KeyScriptScreen(source: Facet.sample("landing"), stages: ["j Enter", "b", "t Backspace"]).expectTheSameScreens()
  }

  @Test("Scrolling the help shows the same frames in tmux and in `render`")
  func scrollingTheHelp() throws {
    try KeyScriptScreen(source: Self.bundle, size: Size(60, 12), stages: ["? Down Down", "PageDown Wheel-Up:3,3", "x"])
      .expectTheSameScreens()
  }

  @Test("Clicks show the same frames in tmux and in `render`")
  func clicking() throws {
    try KeyScriptScreen(source: Self.bundle, stages: ["Wheel-Down:9,9 Click:6,15", "Click:6,15"]).expectTheSameScreens()
  }

  @Test("Resizing shows the same frames in tmux and in `render`")
  func resizing() throws {
    try KeyScriptScreen(
      source: Self.bundle, stages: ["j j j j l", "Resize:50x16", "j Enter Resize:110x30", "[ Resize:80x24"]
    ).expectTheSameScreens()
  }

  @Test("Caviar's dark scheme shows the same frames in tmux and in `render`")
  func caviarInTheDark() throws {
    try KeyScriptScreen(
      source: Facet.sample("caviar-home"), options: ["--brand", "caviar", "--scheme", "dark"], size: Size(100, 30),
      stages: ["j j j l l", "Ctrl-d Tab Tab", "G"]
    ).expectTheSameScreens()
  }

  @Test("Counts and section keys show the same frames in tmux and in `render`")
  func countingAndSections() throws {
    try KeyScriptScreen(source: Self.bundle, stages: ["3 } 2 j", "{ Shift-Tab", "1 2 Ctrl-e g"]).expectTheSameScreens()
  }

  @Test("Going back and forward shows the same frames in tmux and in `render`")
  func goingBackAndForward() throws {
    try KeyScriptScreen(
      source: Self.bundle, stages: ["Ctrl-d j l l l Enter", "G k", "[", "]"]
    ).expectTheSameScreens()
  }

  @Test("ASCII on a narrow screen shows the same frames in tmux and in `render`")
  func asciiOnANarrowScreen() throws {
    try KeyScriptScreen(
      source: Facet.sample("retail"), options: ["--ascii"], size: Size(44, 14), stages: ["j j", "/ \"an\" Enter", "f"]
    ).expectTheSameScreens()
  }
}
