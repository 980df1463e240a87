import Drawing
import TestSupport
import Testing

/// Scripts of every kind, in real tmux and headless.
struct KeyScriptScreenTests {
  private static let bundle = Repository.path("SampleFeeds")

  @Test func searching() throws {
    try KeyScriptScreen(source: Self.bundle, stages: ["/ \"lum\" Enter n", "N", "Escape", "/ \"zzz\"", "Escape"])
      .expectTheSameScreens()
  }

  @Test func pastingIntoASearch() throws {
    try KeyScriptScreen(source: Self.bundle, stages: ["/ Paste:\"Korean\"", "Enter"]).expectTheSameScreens()
  }

  @Test func openingByLetters() throws {
    try KeyScriptScreen(source: Self.bundle, stages: ["j j j f", "m", "s"]).expectTheSameScreens()
  }

  @Test func choosingFromThePalette() throws {
    try KeyScriptScreen(source: Self.bundle, stages: [": \"sec\" Down", "Enter", ": \"caviar\"", "Enter t"])
      .expectTheSameScreens()
  }

  @Test func screensOfTheBrands() throws {
    try KeyScriptScreen(source: Facet.sample("landing"), stages: ["j Enter", "b", "t Backspace"]).expectTheSameScreens()
  }

  @Test func scrollingTheHelp() throws {
    try KeyScriptScreen(source: Self.bundle, size: Size(60, 12), stages: ["? Down Down", "PageDown Wheel-Up:3,3", "x"])
      .expectTheSameScreens()
  }

  @Test func clicking() throws {
    try KeyScriptScreen(source: Self.bundle, stages: ["Wheel-Down:9,9 Click:6,15", "Click:6,15"]).expectTheSameScreens()
  }

  @Test func resizing() throws {
    try KeyScriptScreen(
      source: Self.bundle, stages: ["j j j j l", "Resize:50x16", "j Enter Resize:110x30", "[ Resize:80x24"]
    ).expectTheSameScreens()
  }

  @Test func caviarInTheDark() throws {
    try KeyScriptScreen(
      source: Facet.sample("caviar-home"), options: ["--brand", "caviar", "--scheme", "dark"], size: Size(100, 30),
      stages: ["j j j l l", "Ctrl-d Tab Tab", "G"]
    ).expectTheSameScreens()
  }

  @Test func countingAndSections() throws {
    try KeyScriptScreen(source: Self.bundle, stages: ["3 } 2 j", "{ Shift-Tab", "1 2 Ctrl-e g"]).expectTheSameScreens()
  }

  @Test func goingBackAndForward() throws {
    try KeyScriptScreen(
      source: Self.bundle, stages: ["Ctrl-d j l l l Enter", "G k", "[", "]"]
    ).expectTheSameScreens()
  }

  @Test func wideLettersAndFewColours() throws {
    try KeyScriptScreen(
      source: Facet.sample("retail"), options: ["--ascii"], size: Size(44, 14), stages: ["j j", "/ \"an\" Enter", "f"]
    ).expectTheSameScreens()
  }
}
