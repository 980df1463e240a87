import Foundation
import TestSupport
import Testing

/// Signals that end a program by default.
@Suite struct DeadlySignalTests {
  /// All that end a program but SIGKILL, the two that glibc keeps to itself, and those that the loop answers.
  static let signals = (1...64).map(Int32.init).filter {
    ![
      SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, 32, 33, SIGHUP, SIGINT, SIGTERM,
    ].contains($0)
  }

  @Test("Every signal that ends a program by default leaves the terminal as it was", arguments: signals)
  func terminalIsRestored(signal: Int32) throws {
    let session = try PtySession("/bin/sh", ["-c", "read go; exec \"$0\" mouse", Probe.path])
    let before = session.modes
    try session.send("\r")
    try session.wait(forText: ">", after: 0)
    #expect(session.modes != before)
    session.send(signal)
    #expect(try session.waitForExit() == .signaled(signal))
    #expect(session.modes == before)
    #expect(session.privateModes.areRestored, "\(session.privateModes.on)")
  }

  @Test("Two signals at once put the terminal right once, and the program ends")
  func severalAtOnce() throws {
    let session = try PtySession("/bin/sh", ["-c", "read go; exec \"$0\" mouse", Probe.path])
    let before = session.modes
    try session.send("\r")
    try session.wait(forText: ">", after: 0)
    let start = session.output.count
    for signal in [SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGPROF] { session.send(signal) }
    guard case .signaled = try session.waitForExit() else {
      Issue.record("the program goes on")
      return
    }
    #expect(session.modes == before)
    let exitSequence = String(decoding: session.output[start...], as: UTF8.self)
    #expect(exitSequence.split(separator: "\u{1B}[?1049l", omittingEmptySubsequences: false).count == 2)
  }

  @Test("A signal ends a program whose terminal has been stopped with ^S, and the terminal is whole again")
  func stoppedTerminal() throws {
    let session = try PtySession("/bin/sh", ["-c", "read go; exec \"$0\" mouse", Probe.path])
    let before = session.modes
    try session.send("\r")
    try session.wait(forText: ">", after: 0)
    try session.send("\u{13}")
    _ = session.outputWhileIdle(for: .milliseconds(50))
    session.send(SIGUSR1)
    #expect(try session.waitForExit() == .signaled(SIGUSR1))
    #expect(session.modes == before)
    #expect(session.privateModes.areRestored, "\(session.privateModes.on)")
  }
}
