import TestSupport
import Testing

/// The modes that the program sets in the terminal, and the time at which it sets them.
@Suite struct ModesTests {
  /// The modes that report focus, pastes, mouse buttons and drags, and that write positions as decimal numbers.
  static let reports: Set = [1004, 2004, 1000, 1002, 1006]
  static let lastQuestion = "\u{1B}[c"

  @Test("The first frame is written before any reports are turned on")
  func theFirstFrameComesFirst() throws {
    let session = try Probe.start("mouse", "ask")
    try session.wait(forText: Self.lastQuestion, after: 0)
    let frame = try #require(session.text.split(separator: ">", maxSplits: 1).first)
    for mode in Self.reports {
      #expect(!PrivateModes(after: Array(frame.utf8)).touched.contains(mode))
    }
    #expect(session.privateModes.on.isSuperset(of: Self.reports))
  }

  @Test("Mouse reports are on only while the program asks for them")
  func mouseReportsFollowTheSetting() throws {
    let session = try Probe.start()
    try session.press("x", hears: "x")
    #expect(session.privateModes.touched.isDisjoint(with: [1000, 1002, 1006]))
    #expect(session.privateModes.on.isSuperset(of: [1004, 2004]))
    try session.press("m", hears: "m")
    #expect(session.privateModes.on.isSuperset(of: [1000, 1002, 1006]))
    try session.send("m")
    try session.wait(for: "the mouse to be given back") { output in
      PrivateModes(after: output).on.isDisjoint(with: [1000, 1002, 1006])
    }
  }

  @Test("A VT52 receives no ANSI control sequence")
  func vt52ReceivesNoControlSequences() throws {
    let session = try PtySession(Probe.path, ["mouse", "ask"], environment: ["TERM": "vt52"])
    _ = session.outputWhileIdle(for: .milliseconds(300))
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(!session.text.contains("\u{1B}["))
  }
}
