import Foundation
import TestSupport
import Testing

extension AttackTests {
  /// Commands that use the terminal. The last two end by themselves.
  private static let commands = [
    ["SampleFeeds/home.json"], ["SampleFeeds", "--linear"], ["gallery"],
    ["SampleFeeds/home.json", "--compare", "caviar"],
    ["doctor"], ["render", "SampleFeeds/home.json"],
  ]

  @Test("Every signal at any moment leaves the terminal restored, whether the program ends or goes on")
  func signals() throws {
    try Attack(fewTrials: 8).run { random in
      var arguments = Self.commands.randomElement(using: &random) ?? []
      arguments = arguments.map { $0.hasPrefix("SampleFeeds") ? Repository.path($0) : $0 }
      let session = try PtySession(
        "/bin/sh", ["-c", "read go; exec \"$0\" \"$@\"", Attack.program] + arguments,
        environment: ["FACET_QUERIES": Bool.random(using: &random) ? "1" : "0"])
      let before = session.modes
      try session.send("\r")
      var sent: [Int32] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        // Most of a start happens in the first tenth of a second.
        let most = [20_000, 100_000, 500_000].randomElement(using: &random) ?? 0
        _ = session.outputWhileIdle(for: .microseconds(Int.random(in: 0...most, using: &random)))
        if Int.random(in: 0..<4, using: &random) == 0 {
          try session.send(["j", "\u{1B}", "/", "\u{13}"].randomElement(using: &random) ?? "")
        }
        let signal = Int32.random(in: 1...64, using: &random)
        guard signal != SIGKILL, signal != SIGSTOP else { continue }
        sent.append(signal)
        session.send(signal)
      }
      let what = "\(arguments) after the signals \(sent)"
      let ending = try Self.leave(session, what)
      if case .signaled(let number) = ending {
        try AttackFault.unless(sent.contains(number), "\(what): signal \(number) ended it")
      }
      try AttackFault.unless(session.modes == before, "\(what): the modes are \(session.modes), not \(before)")
      try AttackFault.unless(session.privateModes.areRestored, "\(what): left on: \(session.privateModes.on)")
    }
  }

  /// Ends a program that is still running, and returns its ending.
  private static func leave(_ session: PtySession, _ what: String) throws -> Ending {
    // Keys that were typed before the program opened the terminal may be lost, and ^S may hold the output.
    for _ in 0..<40 {
      if let ending = try? session.waitForExit(within: .milliseconds(100)) { return ending }
      try session.send("\u{11}\u{1B}")
      _ = session.outputWhileIdle(for: .milliseconds(50))
      try session.send("q")
    }
    session.send(SIGTERM)
    if let ending = try? session.waitForExit(within: .seconds(2)) { return ending }
    throw AttackFault("\(what): the program does not end")
  }
}
