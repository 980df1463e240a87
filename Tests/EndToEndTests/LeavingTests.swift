import Foundation
import TestSupport
import Testing

/// The ways in which the program ends while its screen is open, and the state of the terminal afterwards.
struct LeavingTests {
  struct End: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let endings: Set<Ending>
    let environment: [String: String]
    let cause: @Sendable (PtySession) throws -> Void

    init(_ name: String, _ ending: Ending, cause: @escaping @Sendable (PtySession) throws -> Void) {
      testDescription = name
      endings = [ending]
      environment = [:]
      self.cause = cause
    }

    init(crash: String, _ endings: Ending...) {
      testDescription = crash
      self.endings = Set(endings)
      environment = ["FACET_CRASH": crash]
      cause = { try $0.send("j") }
    }
  }

  static let ends: [End] = [
    End("q", .exited(0)) { try $0.send("q") },
    End("Ctrl-C", .exited(0)) { try $0.send("\u{3}") },
    End("SIGTERM", .exited(128 + SIGTERM)) { $0.send(SIGTERM) },
    End("SIGHUP", .exited(128 + SIGHUP)) { $0.send(SIGHUP) },
    End("Ctrl-\\", .signaled(SIGQUIT)) { try $0.send("\u{1C}") },
    End(crash: "trap", .signaled(SIGILL), .signaled(SIGTRAP)), End(crash: "ILL", .signaled(SIGILL)),
    End(crash: "TRAP", .signaled(SIGTRAP)), End(crash: "SEGV", .signaled(SIGSEGV)),
    End(crash: "ABRT", .signaled(SIGABRT)),
  ]

  private static let lastQuestion = "\u{1B}[c"
  /// The modes that report mouse buttons, drags, decimal positions, focus and pastes.
  private static let reports: Set = [1000, 1002, 1006, 1004, 2004]

  @Test("Every way of ending the program restores the terminal", arguments: ends)
  func theTerminalIsRestored(after end: End) throws {
    let session = try PtySession(
      "/bin/sh", ["-c", "read go; exec \"$0\" \"$1\"", Facet.path, Facet.sample("home")], environment: end.environment)
    let before = session.modes
    try session.send("\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    #expect(session.modes != before)
    #expect(session.privateModes.on.contains(PrivateModes.alternateScreen))
    #expect(!session.privateModes.on.contains(PrivateModes.cursor))
    #expect(session.privateModes.on.isSuperset(of: Self.reports))
    try end.cause(session)
    let ending = try session.waitForExit()
    #expect(end.endings.contains(ending), "\(ending)")
    #expect(session.modes == before)
    #expect(session.privateModes.areRestored, "\(session.privateModes.on)")
  }

  @Test("The message of a crash is written after the alternate screen is closed")
  func theReasonOfACrashIsReadable() throws {
    let session = try PtySession(Facet.path, [Facet.sample("home")], environment: ["FACET_CRASH": "trap"])
    try session.wait(forText: Self.lastQuestion, after: 0)
    try session.send("j")
    _ = try session.waitForExit()
    let parts = session.text.split(separator: "\u{1B}[?1049l")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("a crash on purpose") == false)
    #expect(parts.last?.contains("a crash on purpose") == true)
  }

  @Test("Closing the window of the terminal ends the program")
  func aClosedWindowEndsTheProgram() throws {
    let session = try PtySession(Facet.path, [Facet.sample("home")])
    try session.wait(forText: Self.lastQuestion, after: 0)
    session.hangUp()
    #expect(try session.waitForExit() == .exited(128 + SIGHUP))
  }

  @Test("^Z restores the terminal for the shell, and fg shows the page again")
  func suspendingRestoresTheTerminal() throws {
    // dash does not change the modes of the terminal, so the program alone sets the modes that are read after ^Z.
    let session = try PtySession("/bin/dash", ["-i"], environment: ["PS1": "ready "])
    try session.wait(forText: "ready ", after: 0)
    let before = session.modes
    try session.send("\(Facet.path) \(Facet.sample("home"))\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    for _ in 1...2 {
      let running = session.output.count
      try session.send("\u{1A}")
      try session.wait(forText: "ready ", after: running)
      #expect(session.modes == before)
      #expect(session.privateModes.areRestored, "\(session.privateModes.on)")
      let stopped = session.output.count
      try session.send("fg\r")
      try session.wait(forText: "What sounds good tonight?", after: stopped)
      try session.wait(for: "the reports") { PrivateModes(after: $0).on.isSuperset(of: Self.reports) }
      #expect(session.modes != before)
      #expect(session.privateModes.on.contains(PrivateModes.alternateScreen))
    }
    try session.send("q")
    try session.wait(for: "the shell") { session.modes == before && PrivateModes(after: $0).areRestored }
  }
}
