import Drawing
import TestSupport
import Testing

/// The cost of frames on a terminal, as the inspector shows it.
struct FrameFactsTests {
  @Test("On a terminal the inspector shows the cost of the last frame and the time of each stage")
  func framesOnATerminalAreMeasured() throws {
    let session = try PtySession(
      Facet.path, [Facet.sample("home")], size: Size(120, 40))
    try session.wait(forText: "home.json", after: 0)
    try session.send("jii")
    try session.wait(forText: "JSON", after: 0)
    try session.send("\u{1B}[Z")
    try session.wait(forText: "Last frame", after: 0)
    // The cost of a frame is shown with the next frame.
    try session.send("jj")
    try session.wait(forText: "Time per stage", after: 0)
    try session.send("q")
  }
}
