import Drawing
import TestSupport
import Testing

/// The size of a cell decides how many pixels a picture has. These terminals tell it with their window.
@Suite struct CellSizeTests {
  private static let window = Size(120, 14)

  /// Starts the probe in a window of unknown pixels. It lists all that it hears from then on.
  private static func start(_ words: String...) throws -> PtySession {
    let session = try PtySession(Probe.path, words, size: window, isMute: true)
    try session.wait(forText: "2004h", after: 0)
    try session.send("\u{C}")
    return session
  }

  @Test("Pictures appear when the window tells the size of its cells after the start")
  func theSizeComesLate() throws {
    let session = try Self.start("sixels")
    session.resize(to: Self.window, cell: Size(10, 20))
    try session.wait(forText: "Pictures:sixels,10x20,256", after: 0)
  }

  @Test("Pictures follow another font, whether the window keeps its columns or not")
  func anotherFont() throws {
    let session = try Self.start("sixels")
    session.resize(to: Self.window, cell: Size(10, 20))
    try session.wait(forText: "Pictures:sixels,10x20,256", after: 0)
    session.resize(to: Self.window, cell: Size(12, 24))
    try session.wait(forText: "Pictures:sixels,12x24,256", after: 0)
    session.resize(to: Size(110, 12), cell: Size(14, 28))
    try session.wait(forText: "Pictures:sixels,14x28,256", after: 0)
  }

  @Test("A terminal's answer about its cells counts until the window tells another size")
  func theAnswerIsOutdated() throws {
    let session = try Self.start("placeholders", "truecolor", "ask")
    try session.send("\u{1B}[6;32;16t\u{1B}[?62;c")
    try session.wait(forText: "Pictures:placeholders,16x32", after: 0)
    session.resize(to: Self.window, cell: Size(12, 24))
    try session.wait(forText: "Pictures:placeholders,12x24", after: 0)
  }

  @Test("Pictures that are asked for come with the colours that they need, from a terminal that says no more")
  func theColorsComeLate() throws {
    let session = try Self.start("placeholders", "ask", "colors")
    try session.send("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\")
    try session.wait(forText: "Pictures:placeholders,10x20", after: 0)
  }
}
