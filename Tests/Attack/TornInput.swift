import TestSupport
import Testing

/// Connections that split the input of a terminal at any byte, for any time.
extension AttackTests {
  @Test("Pastes, keys and reports that are split at any byte are not read as other keys, and keys still work")
  func tornInput() throws {
    try Attack().run { random in
      let isLinear = Bool.random(using: &random)
      // An answer of the terminal would come between the bytes of a key.
      let session = try PtySession(
        Attack.program,
        [Repository.path("SampleFeeds/home.json"), "--reduced-motion"] + (isLinear ? ["--linear"] : []),
        isMute: true)
      try session.wait(forText: isLinear ? "q quit" : "What sounds good tonight?", after: 0)
      // The text of these pastes would end the program if it were read as keys.
      let pieces = [
        "\u{1B}[200~quit qqq\u{3}\u{1B}[201~", "\u{1B}[200~q\r\n\u{1B}[Aq\u{1B}[201~", "\u{1B}[200~q\u{1B}[201",
        "\u{1B}[A", "\u{1B}OB", "\u{1B}[6~", "\u{1B}[<65;3;3M", "\u{1B}[?2026;2$y", "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}",
        "\u{1B}[I", "j", "/", "語",
      ].filter { !$0.contains("\u{3}") }
      var text = ""
      for _ in 0..<Int.random(in: 1...4, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
      // This mark ends an open paste. The letters of both marks are keys that do not end the program.
      text += "\u{1B}[201~"
      for byte in text.utf8 {
        try session.send(bytes: [byte])
        let pause = Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 1...60, using: &random) : 0
        if pause > 0 { _ = session.outputWhileIdle(for: .milliseconds(pause)) }
      }
      _ = session.outputWhileIdle(for: .milliseconds(60))
      try AttackFault.unless(session.isRunning, "a paste was typed: \(text.debugDescription)")
      try Self.expectKeys(session, after: text)
    }
  }

  /// Expects that q ends the program after Escape has closed every panel.
  private static func expectKeys(_ session: PtySession, after text: String) throws {
    for _ in 0..<6 where session.isRunning {
      try? session.send("\u{1B}")
      _ = session.outputWhileIdle(for: .milliseconds(60))
      try? session.send("q")
      _ = session.outputWhileIdle(for: .milliseconds(300))
    }
    try AttackFault.unless(!session.isRunning, "no key is heard after \(text.debugDescription)")
    let ending = try session.waitForExit()
    try AttackFault.unless(ending == .exited(0), "\(ending) after \(text.debugDescription)")
    try AttackFault.unless(session.modes.isCanonical, "the terminal is not restored: \(text.debugDescription)")
  }
}
