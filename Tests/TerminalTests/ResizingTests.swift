import Drawing
import TestSupport
import Testing

@Suite struct ResizingTests {
  @Test("A resize arrives as an event, and the frame is drawn in the new size")
  func aResizeIsHeardAndPaintedAnew() throws {
    let tmux = try Probe.startInTmux()
    for size in [Size(90, 20), Size(31, 9), Size(60, 14)] {
      try tmux.resize(to: size)
      let heard = "Resize:\(size.width)x\(size.height)"
      let picture = Probe.picture(size: size, heard: heard)
      try tmux.wait(for: heard) { rows in FrameDifference(expected: rows, actual: picture) == nil }
      try tmux.expectFrame(picture)
    }
  }

  @Test("The last of many quick resizes is reported")
  func theLastOfManyResizesIsReported() throws {
    let session = try Probe.start()
    for step in 1...100 {
      session.resize(to: Size(40 + step, 10 + step % 7))
    }
    session.resize(to: Size(72, 18))
    try session.wait(forText: "Resize:72x18")
  }

  @Test("LINES and COLUMNS in the environment do not override the size of the terminal")
  func linesAndColumnsOfTheEnvironmentDoNotFreezeTheSize() throws {
    let tmux = try Probe.startInTmux(environment: ["LINES": "5", "COLUMNS": "20"])
    try tmux.expectFrame(Probe.picture(size: tmux.size))
  }
}
