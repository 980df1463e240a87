import Drawing
import TestSupport
import Testing

/// On a terminal, the inspector says what frames take.
struct FrameFactsTests {
  @Test func framesOnATerminalAreMeasured() throws {
    let session = try PtySession(
      Facet.path, [Facet.sample("home")], size: Size(120, 40))
    try session.wait(forText: "home.json", after: 0)
    try session.send("jii")
    try session.wait(forText: "JSON", after: 0)
    try session.send("\u{1B}[Z")
    try session.wait(forText: "Last frame", after: 0)
    // What a frame took shows with the next one.
    try session.send("jj")
    try session.wait(forText: "Time per stage", after: 0)
    try session.send("q")
  }
}
