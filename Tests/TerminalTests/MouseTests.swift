import Input
import TestSupport
import Testing

@testable import Terminal

@Suite struct MouseTests {
  @Test func allThatComesInOneReadIsHeardInOrder() throws {
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

  /// In tmux-256color ncurses itself would decode nothing but the old form, and newest first.
  @Test(arguments: ["tmux-256color", "screen", "xterm", "linux", "nonsense"])
  func bothFormsAreHeardEverywhere(term: String) throws {
    let session = try Probe.start("mouse", environment: ["TERM": term])
    try session.send("\u{C}\u{1B}[<65;10;5M\u{1B}[M !!\u{1B}[M#!!\u{1B}[Ma!!jq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: Wheel-Down:9,4 Click:0,0 Release:0,0 Wheel-Down:0,0 j\r\n"))
  }

  @Test func aReportThatIsCutInTwoIsHeardWhole() throws {
    let session = try Probe.start("mouse")
    try session.send("\u{C}")
    for piece in ["\u{1B}[<65;1", "0;5M\u{1B}[", "<64;1;1M\u{1B}", "[<66;1;1M\u{1B}", "[", "]"] {
      try session.send(piece)
      _ = session.outputWhileIdle(for: .milliseconds(80))
    }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: Wheel-Down:9,4 Wheel-Up:0,0 Escape Wheel-Left:0,0 Escape [ ]\r\n"))
  }

  @Test(
    arguments: [
      "", "M", "0;1M", "0;1;1;1M", "0;0;1M", "0;1;0M", "-1;1;1M", "0;70000;1M", "3;1;1M", "65;1;1m", "0;1;1x",
    ])
  func whatIsNoReportIsNone(text: String) {
    #expect(Mouse(report: Array(text.utf8)) == nil)
  }

  @Test(arguments: ["Wheel-Down:3,4", "Click:12,5", "Ctrl-Alt-Shift-Back-Drag:0,0", "Right-Release:65535,1"])
  func aNameReadsBack(name: String) {
    #expect(Mouse(name)?.description == name)
  }

  @Test func aWheelNeedsNoPlace() {
    #expect(Mouse("Wheel-Down") == Mouse(.wheel(.down), x: 0, y: 0))
    #expect(Mouse("Click") == nil)
  }

  @Test(arguments: ["Click:", "Click:1", "Click:1,2,3", "Click:a,b", "Click:-1,2", "Shift-Ctrl-Click:1,2", "Wheel:1,2"])
  func whatIsNoNameIsNone(name: String) {
    #expect(Mouse(name) == nil)
  }
}
