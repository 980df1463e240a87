import Input
import TestSupport
import Testing

@testable import Terminal

@Suite struct MouseTests {
  @Test("Mouse reports that arrive in one read are heard in order, with their positions and modifiers")
  func reportsInOneReadKeepTheirOrder() throws {
    let session = try Probe.start("mouse")
    let reports = ["64;10;5M", "65;10;5M", "66;1;1M", "67;60;14M", "0;13;6M", "32;14;6M", "0;14;6m", "22;2;300M"]
    try session.send("\u{C}" + reports.map { "\u{1B}[<" + $0 }.joined() + "jq")
    #expect(try session.waitForExit() == .exited(0))
    let heard = [
      "Wheel-Up:9,4", "Wheel-Down:9,4", "Wheel-Left:0,0", "Wheel-Right:59,13", "Click:12,5", "Drag:13,5",
      "Release:13,5", "Ctrl-Shift-Right-Click:1,299", "j",
    ]
    #expect(session.text.hasSuffix("heard: \(heard.joined(separator: " "))\r\n"))
  }

  /// For tmux-256color, ncurses itself would decode only the old form, and the newest report first.
  @Test(
    "Both forms of mouse report are read on every terminal type",
    arguments: ["tmux-256color", "screen", "xterm", "linux", "nonsense"])
  func bothFormsAreHeardEverywhere(term: String) throws {
    let session = try Probe.start("mouse", environment: ["TERM": term])
    try session.send("\u{C}\u{1B}[<65;10;5M\u{1B}[M !!\u{1B}[M#!!\u{1B}[Ma!!jq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: Wheel-Down:9,4 Click:0,0 Release:0,0 Wheel-Down:0,0 j\r\n"))
  }

  @Test("A mouse report that arrives in pieces is read whole, and Escape between reports is heard")
  func tornReportsAreHeardWhole() throws {
    let session = try Probe.start("mouse")
    try session.send("\u{C}")
    for piece in ["\u{1B}[<65;1", "0;5M\u{1B}[", "<64;1;1M\u{1B}", "[<66;1;1M\u{1B}", "[", "]"] {
      try session.send(piece)
      _ = session.outputWhileIdle(for: .milliseconds(80))
      // Only a pause after it makes an Escape a key.
      if piece == "<64;1;1M\u{1B}" { try session.wait(forShown: "Escape") }
      if piece == "[<66;1;1M\u{1B}" { try session.wait(forShown: "Wheel-Left:0,0 Escape") }
    }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: Wheel-Down:9,4 Wheel-Up:0,0 Escape Wheel-Left:0,0 Escape [ ]\r\n"))
  }

  @Test(
    "A malformed mouse report is refused",
    arguments: [
      "", "M", "0;1M", "0;1;1;1M", "0;0;1M", "0;1;0M", "-1;1;1M", "0;70000;1M", "3;1;1M", "65;1;1m", "0;1;1x",
    ])
  func malformedReportsAreRefused(text: String) {
    #expect(Mouse(report: Array(text.utf8)) == nil)
  }

  @Test(
    "The name of a mouse event reads back as the same event",
    arguments: ["Wheel-Down:3,4", "Click:12,5", "Ctrl-Alt-Shift-Back-Drag:0,0", "Right-Release:65535,1"])
  func aNameReadsBack(name: String) {
    #expect(Mouse(name)?.description == name)
  }

  @Test("The name of a wheel event may omit the position, and that of a click may not")
  func aWheelNeedsNoPosition() {
    #expect(Mouse("Wheel-Down") == Mouse(.wheel(.down), x: 0, y: 0))
    #expect(Mouse("Click") == nil)
  }

  @Test(
    "A malformed name of a mouse event is refused",
    arguments: ["Click:", "Click:1", "Click:1,2,3", "Click:a,b", "Click:-1,2", "Shift-Ctrl-Click:1,2", "Wheel:1,2"])
  func malformedNamesAreRefused(name: String) {
    #expect(Mouse(name) == nil)
  }
}
