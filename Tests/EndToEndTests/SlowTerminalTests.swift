import Foundation
import TestSupport
import Testing

/// The program on terminals that split their input, send too much, or read no output.
struct SlowTerminalTests {
  private static let ways: [[String]] = [[], ["--linear"]]
  private static let soon = Duration.seconds(10)

  private func session(_ options: [String], _ sample: String = "home") throws -> PtySession {
    let session = try PtySession(Facet.path, [Facet.sample(sample), "--reduced-motion"] + options)
    try session.wait(forText: options.isEmpty ? "What sounds good tonight?" : "q quit", after: 0)
    try session.settle()
    return session
  }

  @Test("Keys work after a paste whose end mark arrives byte by byte, 40 ms apart", arguments: ways)
  func tornPaste(options: [String]) throws {
    let session = try session(options)
    try session.send("/\u{1B}[200~zzqq")
    try session.drip("\u{1B}[201~", pause: .milliseconds(40))
    try session.wait(forText: "zzqq", after: 0)
    try session.send("\r")
    _ = session.outputWhileIdle(for: .milliseconds(40))
    try session.send("q")
    #expect(try session.waitForExit(within: Self.soon) == .exited(0))
  }

  @Test("A paste without an end is given up with a message", arguments: ways)
  func unfinishedPaste(options: [String]) throws {
    let session = try session(options)
    try session.send("\u{1B}[200~zzqq")
    try session.wait(forText: "the end of the pasted text did not arrive", after: 0)
    try session.send("q")
    #expect(try session.waitForExit(within: Self.soon) == .exited(0))
  }

  @Test("A signal during a huge paste ends the program and restores the terminal", arguments: ways)
  func floods(options: [String]) throws {
    let session = try session(options)
    try session.send("\u{1B}[200~")
    #expect(session.flood(with: Array("q lorem ipsum ".utf8), atMost: 2 << 20, for: .seconds(20)) == nil)
    session.send(SIGTERM)
    #expect(session.flood(with: Array("q lorem ipsum ".utf8), for: Self.soon) == .exited(128 + SIGTERM))
    #expect(session.privateModes.areRestored && session.modes.isCanonical)
  }

  @Test(
    "q and signals end the program while the output is held with ^S", arguments: ways, [SIGTERM, SIGHUP, SIGINT, 0])
  func heldOutput(options: [String], signal: Int32) throws {
    let session = try session(options)
    try session.send("\u{13}jjj")
    _ = session.outputWhileIdle(for: .milliseconds(100))
    if signal == 0 { try session.send("q") } else { session.send(signal) }
    let status = signal == 0 || signal == SIGINT ? 0 : 128 + signal
    #expect(try session.waitForExit(within: Self.soon) == .exited(status))
    #expect(session.privateModes.areRestored && session.modes.isCanonical)
  }

  @Test("A signal ends the program although the terminal reads no output", arguments: ways)
  func unread(options: [String]) throws {
    let session = try session(options)
    for _ in 0..<300 { session.pushUnread(options.isEmpty ? "bt" : "Gg") }
    session.send(SIGTERM)
    #expect(try session.waitForExitUnread(within: Self.soon) == .exited(128 + SIGTERM))
  }
}
