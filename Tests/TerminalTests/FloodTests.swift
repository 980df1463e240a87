import Foundation
import TestSupport
import Testing

/// Terminals that send without end or read nothing. The program still handles signals and keys.
struct FloodTests {
  private static let soon = Duration.seconds(10)

  @Test("A signal ends the program during a paste without an end")
  func pastes() throws {
    let session = try Probe.start()
    try session.send("\u{1B}[200~")
    #expect(session.flood(with: Array("lorem ipsum ".utf8), atMost: 3 << 20, for: .seconds(20)) == nil)
    session.send(SIGTERM)
    #expect(session.flood(with: Array("lorem ipsum ".utf8), for: Self.soon) == .exited(128 + SIGTERM))
    #expect(session.privateModes.areRestored)
  }

  @Test("A paste of ten megabytes is read to its end, and the keys after it are heard")
  func wholePastes() throws {
    let session = try Probe.start()
    try session.send("\u{C}\u{1B}[200~")
    #expect(session.flood(with: Array("lorem ipsum ".utf8), atMost: 10 << 20, for: .seconds(30)) == nil)
    try session.send("\u{1B}[201~jq")
    #expect(try session.waitForExit(within: Self.soon) == .exited(0))
    #expect(session.text.hasSuffix(" j\r\n"))
  }

  @Test("While keys arrive without end, frames are drawn and a signal ends the program")
  func keys() throws {
    let session = try Probe.start()
    _ = session.flood(with: Array("ab".utf8), for: .milliseconds(500))
    let shown = session.output.count
    _ = session.flood(with: Array("cd".utf8), for: .milliseconds(500))
    #expect(session.output.count > shown)
    session.send(SIGTERM)
    #expect(session.flood(with: Array("ab".utf8), for: Self.soon) == .exited(128 + SIGTERM))
    #expect(session.privateModes.areRestored)
  }

  @Test("The program ends even while the terminal keeps sending mouse reports")
  func leaving() throws {
    let session = try Probe.start("mouse", "ask")
    try session.send("\u{1B}[?62;22c\u{1B}[<65;1;1Mq")
    #expect(session.flood(with: Array("\u{1B}[<65;1;1M".utf8), for: Self.soon) == .exited(0))
    #expect(session.privateModes.areRestored)
  }

  @Test("Signals and q end the program while the user holds the output with ^S", arguments: [SIGTERM, SIGHUP, 0])
  func heldOutput(signal: Int32) throws {
    let session = try Probe.start()
    let modes = session.modes
    // The frame for the first key is the first output that the terminal holds.
    try session.send("\u{13}ab")
    _ = session.outputWhileIdle(for: .milliseconds(100))
    if signal == 0 { try session.send("q") } else { session.send(signal) }
    #expect(try session.waitForExit(within: Self.soon) == .exited(signal == 0 ? 0 : 128 + signal))
    #expect(session.privateModes.areRestored && session.modes != modes)
  }

  @Test("Signals and q end the program although the terminal reads no output", arguments: [SIGTERM, SIGHUP, 0])
  func unread(signal: Int32) throws {
    let session = try Probe.start()
    // More frames than the buffer of the terminal holds.
    for _ in 0..<400 { session.pushUnread("n") }
    if signal == 0 { session.pushUnread("q") } else { session.send(signal) }
    #expect(try session.waitForExitUnread(within: Self.soon) == .exited(signal == 0 ? 0 : 128 + signal))
  }

  @Test("After ^Q the newest frame is shown")
  func goingOn() throws {
    let session = try Probe.start()
    try session.send("\u{13}ab\u{6}\u{5}")
    _ = session.outputWhileIdle(for: .milliseconds(100))
    try session.send("\u{11}")
    let frame = Probe.picture(size: session.size, heard: "Ctrl-e")
    expectSameFrame(Probe.shown(try session.canvas(showing: frame), depth: .palette256), as: frame)
  }

  @Test("The program does not wake up while its output is held")
  func heldOutputCostsNothing() throws {
    let session = try Probe.start()
    // Sleeps before the keys say nothing about the program's work for them.
    try session.settle()
    let sleeps = try session.figures.sleeps
    try session.send("\u{13}ab")
    try session.settle(after: sleeps)
    let before = try session.figures
    _ = session.outputWhileIdle(for: .milliseconds(500))
    #expect(try session.figures.sleeps == before.sleeps)
  }
}
