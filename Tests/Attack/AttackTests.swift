import TestSupport
import Testing

/// Attacks on the program. Each class of attacks is a test, in an extension in its own file.
@Suite struct AttackTests {
  @Test("Random bytes end with a message and with the status for bad data")
  func bytesThatAreNoFeed() throws {
    try Attack().run { random in
      let bytes = (0..<Int.random(in: 0...2_000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let ended = try Command.run(Attack.program, ["render", "-"], input: bytes)
      try AttackFault.unless(
        ended.status == .exited(65) && !ended.errors.isEmpty, "\(ended.status): \(ended.errors)")
    }
  }
}
