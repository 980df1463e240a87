import Foundation
import TestSupport
import Testing

/// The ways in which the program ends, and the state of the terminal afterwards.
@Suite struct LeavingTests {
  struct End: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let endings: Set<Ending>
    let cause: @Sendable (PtySession) throws -> Void

    init(_ name: String, _ endings: Ending..., cause: @escaping @Sendable (PtySession) throws -> Void) {
      testDescription = name
      self.endings = Set(endings)
      self.cause = cause
    }
  }

  static let ends: [End] = [
    End("q", .exited(0)) { try $0.send("q") },
    End("Ctrl-C", .exited(128 + SIGINT)) { try $0.send("\u{3}") },
    End("SIGTERM", .exited(128 + SIGTERM)) { $0.send(SIGTERM) },
    End("SIGHUP", .exited(128 + SIGHUP)) { $0.send(SIGHUP) },
    End("Ctrl-\\", .signaled(SIGQUIT)) { try $0.send("\u{1C}") },
    End("a trap", .signaled(SIGILL), .signaled(SIGTRAP)) { try $0.send("T") },
    End("an abort", .signaled(SIGABRT)) { try $0.send("A") },
    End("no stack left", .signaled(SIGSEGV), .signaled(SIGBUS)) { try $0.send("O") },
  ]

  @Test("Every way of ending the program restores the terminal", arguments: ends)
  func theTerminalIsRestored(after end: End) throws {
    // The shell waits for a line, so that the modes of the terminal are read before the program starts.
    let session = try PtySession("/bin/sh", ["-c", "read go; exec \"$0\" mouse ask", Probe.path])
    let before = session.modes
    try session.send("\r")
    try session.wait(forText: ">", after: 0)
    #expect(session.modes != before)
    #expect(session.privateModes.on.contains(PrivateModes.alternateScreen))
    #expect(!session.privateModes.on.contains(PrivateModes.cursor))
    try session.wait(forText: ModesTests.lastQuestion, after: 0)
    #expect(session.privateModes.on.isSuperset(of: ModesTests.reports))
    try end.cause(session)
    #expect(end.endings.contains(try session.waitForExit()))
    #expect(session.modes == before)
    #expect(session.privateModes.areRestored, "\(session.privateModes.on)")
  }

  @Test("The message of a crash is written after the alternate screen is closed")
  func theReasonOfACrashIsReadable() throws {
    let session = try Probe.start()
    try session.send("T")
    _ = try session.waitForExit()
    let parts = session.text.split(separator: "\u{1B}[?1049l")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("a trap on purpose") == false)
    #expect(parts.last?.contains("a trap on purpose") == true)
  }

  @Test("Mouse reports that follow a crash do not reach the shell")
  func afterACrashNothingIsTypedIntoTheShell() throws {
    let session = try PtySession("/bin/sh", ["-c", "\"$0\" mouse; read line; echo \"typed: $line.\"", Probe.path])
    try session.wait(forText: ">", after: 0)
    try session.send("T\u{1B}[<65;1;1M\u{1B}[<65;1;1M")
    try session.wait(for: "the shell") { session.modes.isCanonical && PrivateModes(after: $0).areRestored }
    #expect(session.privateModes.touched.contains(2026), "the crash may have interrupted a synchronized update")
    try session.send("ls\r")
    try session.wait(forText: "typed: ls.")
  }

  @Test("Text on standard error does not disturb the frame and is shown after the program ends")
  func standardErrorDoesNotDisturbTheFrame() throws {
    let tmux = try Probe.startInTmux()
    try tmux.press("w", "C-f")
    try tmux.wait(forText: "Ctrl-f")
    try tmux.expectFrame(Probe.picture(size: tmux.size, heard: "Ctrl-f"))
    try tmux.press("q")
    try tmux.wait(forText: "a warning")
  }

  @Test("^Z restores the terminal for the shell, and fg takes it again")
  func suspendingRestoresTheTerminal() throws {
    // dash does not change the modes of the terminal, so the program alone sets the modes that are read after ^Z.
    let session = try PtySession("/bin/dash", ["-i"], environment: ["PS1": "ready "])
    try session.wait(forText: "ready ", after: 0)
    let before = session.modes
    try session.send("\(Probe.path)\r")
    try session.wait(forText: ">", after: 0)
    for _ in 1...2 {
      let start = session.output.count
      try session.send("\u{1A}")
      try session.wait(forText: "ready ", after: start)
      #expect(session.modes == before)
      #expect(session.privateModes.areRestored, "\(session.privateModes.on)")
      let stopped = session.output.count
      try session.send("fg\r")
      try session.wait(forText: ">", after: stopped)
      #expect(session.privateModes.on.contains(PrivateModes.alternateScreen))
      #expect(session.modes != before)
    }
    try session.press("\u{6}", hears: "Ctrl-f")
    try session.send("q")
    try session.wait(for: "the shell") { _ in session.modes == before }
  }

  @Test("A suspended program that is terminated writes no escape sequence into the shell")
  func aStoppedProgramThatIsEndedLeavesTheTerminalToTheShell() throws {
    let session = try PtySession("/bin/dash", ["-i"], environment: ["PS1": "ready "])
    try session.wait(forText: "ready ", after: 0)
    let before = session.modes
    try session.send("\(Probe.path) mouse\r")
    try session.wait(forText: ">", after: 0)
    let start = session.output.count
    try session.send("\u{1A}")
    try session.wait(forText: "ready ", after: start)
    let stopped = session.output.count
    try session.send("kill -TERM %1; kill -CONT %1; while wait %1; s=$?; [ $s = 148 ]; do :; done; echo status $s\r")
    try session.wait(forText: "status \(128 + SIGTERM)", after: stopped)
    #expect(!session.output[stopped...].contains(0x1B), "the terminal belongs to the shell")
    #expect(session.modes == before)
  }

  @Test("A program that continues in the background leaves the terminal to the shell until fg")
  func continuingInTheBackgroundLeavesTheTerminal() throws {
    let session = try PtySession("/bin/dash", ["-i"], environment: ["PS1": "ready "])
    try session.wait(forText: "ready ", after: 0)
    try session.send("\(Probe.path)\r")
    try session.wait(forText: ">", after: 0)
    var start = session.output.count
    try session.send("\u{1A}")
    try session.wait(forText: "ready ", after: start)
    start = session.output.count
    try session.send("bg\r")
    try session.wait(forText: "ready ", after: start)
    // Time for the process to continue and to stop again.
    _ = session.outputWhileIdle(for: .milliseconds(300))
    #expect(session.privateModes.areRestored)
    start = session.output.count
    try session.send("fg\r")
    try session.wait(forText: ">", after: start)
    try session.press("\u{6}", hears: "Ctrl-f")
  }

  @Test("Text that is typed after q reaches the shell")
  func typeAheadReachesTheShell() throws {
    let session = try PtySession(
      "/bin/sh", ["-c", "\"$0\"; read line; echo \"typed: $line.\"", Probe.path])
    try session.wait(forText: ">", after: 0)
    try session.send("qahead\n")
    try session.wait(forText: "typed: ahead.")
  }

  @Test("After SIGSTOP and SIGCONT the frame is drawn again and keys are heard")
  func theScreenIsRedrawnAfterSIGSTOP() throws {
    let session = try Probe.start()
    let start = session.output.count
    session.send(SIGSTOP)
    session.send(SIGCONT)
    try session.wait(forText: ">", after: start)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("A closed terminal ends the program even when SIGHUP is ignored")
  func aClosedTerminalEndsTheProgram() throws {
    let session = try PtySession("/bin/sh", ["-c", "trap '' HUP; exec \"$0\"", Probe.path])
    try session.wait(forText: ">", after: 0)
    session.hangUp()
    #expect(try session.waitForExit() == .exited(128 + SIGHUP))
  }
}
