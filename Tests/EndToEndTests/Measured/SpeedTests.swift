import Drawing
import Foundation
import TestSupport
import Testing

/// The speed of the release, as a multiple of the time of another run that takes turns with it:
///
///     FACET_TUNED=1 swift build -c release --scratch-path .build/tuned --disable-local-rpath
///     FACET_TO_TRY=$PWD/.build/tuned/release/facet swift test --filter SpeedTests
@Suite(.serialized, .enabled(if: ProgramToTry.isRelease))
struct SpeedTests {
  private static let size = Size(100, 30)
  private static let home = Facet.sample("home")

  /// The same program took 1.51 to 2.18 times as long as the twin on two machines; the twin itself varies by half. Of the
  /// time up to the first frame, the kernel's exec and the loader take a fifth, and layout a quarter. Drawing and ncurses
  /// take a sixth, the feed an eighth.
  private static let mostForStart = 2.4

  @Test("The first frame takes at most 2.4 times as long as that of a small C program")
  func theFirstFrameIsThereSoon() throws {
    let twin = try Twin(source: Self.home, size: Self.size)
    let race = Race("start to first frame", ours: "facet", theirs: "the twin", most: Self.mostForStart)
    let (frame, twinFrame) = (try Browser.frame(of: Self.home, size: Self.size), try twin.frame())
    try race.run(0..<20) { _ in
      let browser = try Browser(colors: .few, size: Self.size)
      let session = try twin.start()
      try session.wait(for: "the twin's frame") { ScreenModel(size: Self.size, showing: $0).shows(twinFrame) }
      return (browser.session.time(toFrame: frame), session.time(toFrame: twinFrame))
    }
  }

  /// People type slowly for a machine: its caches are cold again before each key.
  private static let silence = UInt32(30_000)

  @Test("The answer to a key after 30 ms of silence takes at most 1.5 times as long as in a small C program")
  func aKeyIsAnsweredSoon() throws {
    let twin = try Twin(source: Self.home, size: Self.size)
    let (theirs, frame) = (try twin.start(), try twin.frame())
    try theirs.wait(for: "the twin's frame") { ScreenModel(size: Self.size, showing: $0).shows(frame) }
    try theirs.settle()
    // The home page has carousels that move by themselves.
    let ours = try Browser(colors: .few, size: Self.size, isMoving: true).session
    let race = Race("key to first byte", ours: "facet", theirs: "the twin", most: 1.5, by: .median)
    try race.run(Array(repeating: ["j", "j", "j", "k", "k", "k"], count: 17).joined().prefix(100)) { key in
      usleep(Self.silence)
      let our = try ours.press(key).time
      usleep(Self.silence)
      return (our, try theirs.press(key).time)
    }
  }

  @Test(
    "A key in a feed of 100,000 facets takes at most 1.3 times as long as in one of 100",
    arguments: [
      ["j", "k"], ["\u{5}", "\u{19}"], ["\u{6}", "\u{2}"], ["}", "{"], ["\t", "\u{1B}[Z"], ["G", "g"], ["t"],
    ])
  func aLongFeedIsAsFastAsAShortOne(keys: [String]) throws {
    let (short, long) = (try LongFeed(facets: 100), try LongFeed(facets: 100_000))
    let (ours, theirs) = (try Browser(long.path).session, try Browser(short.path).session)
    let race = Race("keys \(keys)", ours: "100,000 facets", theirs: "100", most: 1.3)
    try race.run(Array(repeating: keys, count: 30).joined()) { key in
      (try ours.press(key).time, try theirs.press(key).time)
    }
  }
}
