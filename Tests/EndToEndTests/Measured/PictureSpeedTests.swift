import Drawing
import Foundation
import TestSupport
import Testing

/// The cost of pictures, as a multiple of the same page without them.
@Suite(.serialized, .enabled(if: ProgramToTry.isRelease))
struct PictureSpeedTests {
  private static let size = Size(150, 60)

  private static func session(_ page: PicturePage, pictures: String) throws -> PtySession {
    try PtySession(
      ProgramToTry.path, [page.path, "--scheme", "light", "--reduced-motion", "--pictures", pictures], size: size,
      environment: ["COLORTERM": "truecolor"])
  }

  /// The time until the reports are asked for, which follows the first frame.
  private static func firstFrame(_ session: PtySession) throws -> Duration? {
    try session.wait(forText: "[?1004;2004h", after: 0)
    return session.arrivals.last.map { $0.time - session.start }
  }

  /// Waits until all pictures are shown: the helper and the program are idle.
  private static func waitForPictures(_ session: PtySession) throws {
    try session.wait(for: "the first picture") { $0.contains(Array("▀".utf8)) || $0.contains(Array("▄".utf8)) }
    while case let count = session.output.count, !session.outputWhileIdle(for: .milliseconds(400)).isEmpty {
      #expect(session.output.count > count)
    }
  }

  @Test("The first frame of a page with 30 pictures takes at most 1.05 times as long as without: they come after it")
  func theFirstFrameDoesNotWait() throws {
    // Both pages begin with the same blocks.
    let (with, without) = (try PicturePage(), try PicturePage(hasFiles: false))
    let race = Race("start to first frame", ours: "with 30 pictures", theirs: "without", most: 1.05)
    try race.run(0..<30) { turn in
      let pages = turn.isMultiple(of: 2) ? [with, without] : [without, with]
      var times: [String: Duration] = [:]
      for page in pages { times[page.path] = try Self.firstFrame(try Self.session(page, pictures: "cells")) }
      return (times[with.path], times[without.path])
    }
  }

  @Test("A key while 30 large pictures are decoded is answered in at most 1.3 times the time as when they are there")
  func aKeyDoesNotWait() throws {
    let page = try PicturePage(pixels: 3_000, by: 2_000)
    let idle = try Self.session(page, pictures: "cells")
    try Self.waitForPictures(idle)
    let race = Race("key to first byte", ours: "while pictures are decoded", theirs: "after", most: 1.3)
    try race.run(0..<3) { _ in
      // A new session each time, because its pictures are soon there.
      let busy = try Self.session(page, pictures: "cells")
      try busy.wait(forText: "[?1004;2004h", after: 0)
      var (ours, theirs): ([Duration], [Duration]) = ([], [])
      for key in ["j", "j", "j", "k", "k", "k", "j", "k"] {
        ours += [try busy.press(key).time].compactMap(\.self)
        theirs += [try idle.press(key).time].compactMap(\.self)
      }
      return (Self.median(ours), Self.median(theirs))
    }
  }

  @Test("The program and its decoder take at most 64 MiB more at their peak with 30 pictures than without")
  func memoryIsLimited() throws {
    let page = try PicturePage()
    let (with, without) = (try Self.session(page, pictures: "cells"), try Self.session(page, pictures: "off"))
    try Self.waitForPictures(with)
    try without.wait(forText: "[?1004;2004h", after: 0)
    try with.press("\u{4}").bytes.isEmpty ? () : Self.waitForPictures(with)
    let (ours, theirs) = (try with.figures.peakMemory + with.peakMemoryOfChildren, try without.figures.peakMemory)
    print("measured: memory with 30 pictures: \((ours - theirs) >> 20) MiB more than without")
    #expect(try !with.children.isEmpty)
    #expect(ours - theirs <= 64 << 20)
  }

  private static func median(_ times: [Duration]) -> Duration? {
    times.isEmpty ? nil : times.sorted()[times.count / 2]
  }
}
