import Foundation
import TestSupport
import Testing

/// Terminals that send without end, hold the output, or read no output.
extension AttackTests {
  /// The time limit for a signal, which the program handles in a tenth of a second. A debug build on a busy machine
  /// needs more.
  private static let soon = Duration.seconds(3)

  @Test("During floods and held output a signal soon ends the program, and the terminal is restored")
  func floodsAndStalls() throws {
    try Attack().run { random in
      let isLinear = Bool.random(using: &random)
      let session = try PtySession(
        Attack.program, [Repository.path("SampleFeeds/home.json")] + (isLinear ? ["--linear"] : []))
      try session.wait(forText: isLinear ? "q quit" : "What sounds good tonight?", after: 0)
      let signal = [SIGTERM, SIGHUP, SIGINT].randomElement(using: &random) ?? SIGTERM
      let ended = Ending.exited(signal == SIGINT ? 0 : 128 + signal)
      let floods = [
        "lorem ipsum ", "jkhl", "GgGg", "bt", "\u{1B}[<65;1;1M", "\u{1B}", "\u{1B}[", "\u{1B}[200~x", "y", "m",
        "/a\u{1B}", "\u{1B}]11;", "\u{0}", "\u{FF}語", "?", "I", "\u{1B}[201~",
      ]
      let flood = Array((floods.randomElement(using: &random) ?? "j").utf8)
      let time = Duration.milliseconds(Int.random(in: 0...800, using: &random))
      let name = String(decoding: flood, as: UTF8.self).debugDescription
      var mustBeRestored = true
      var ending: Ending?
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        if Bool.random(using: &random) { try session.send("\u{1B}[200~") }
        try AttackFault.unless(session.flood(with: flood, for: time) == nil, "\(name) has ended the program")
        session.send(signal)
        ending = session.flood(with: flood, for: Self.soon)
      case 1:
        try session.send("\u{13}")
        try AttackFault.unless(session.flood(with: flood, for: time) == nil, "\(name) has ended the program")
        session.send(signal)
        ending = try session.waitForExit(within: Self.soon)
      case 2:
        let text = String(decoding: flood, as: UTF8.self)
        for _ in 0..<Int.random(in: 0...200, using: &random) { session.pushUnread(text) }
        session.send(signal)
        ending = try session.waitForExitUnread(within: Self.soon)
        mustBeRestored = false
      default:
        // The output is held and released during the flood.
        try session.send("\u{13}")
        _ = session.flood(with: flood, for: time)
        try session.send("\u{11}")
        session.send(signal)
        ending = session.flood(with: flood, for: Self.soon)
      }
      try AttackFault.unless(ending == ended, "\(name), signal \(signal): \(ending.map { "\($0)" } ?? "still running")")
      guard mustBeRestored else { return }
      try AttackFault.unless(
        session.modes.isCanonical && session.privateModes.areRestored, "\(name): \(session.privateModes.on)")
    }
  }
}
